import type { RefObject } from 'react';
import type { View } from '../../store/configuratorStore.ts';
import type { Area } from '../projection.ts';
import { type EarlyKey, type RoomControls, RoomTools } from './RoomTools.tsx';
import { RoomWalls } from './RoomWalls.tsx';
import { Underlay } from './Underlay.tsx';
import { WallDistances } from './WallDistances.tsx';

export interface RoomLayerProps {
  /** From below: under the grid, under the rails, over them; over them while the room is worked on. */
  layer: 'underlay' | 'walls' | 'distances' | 'tools';
  view: View;
  area: Area;
  /** Hand and keys, set while the tools are there. */
  controls: RefObject<RoomControls | null>;
  /** Keys from before that. */
  earlyKeys: RefObject<EarlyKey[]>;
}

/** What the room puts on the drawing: loaded at once, and only where there is something of it. */
export default function RoomLayer({ layer, view, area, controls, earlyKeys }: RoomLayerProps) {
  if (layer === 'underlay') return <Underlay view={view} area={area} />;
  if (layer === 'walls') return <RoomWalls view={view} area={area} />;
  if (layer === 'distances') return <WallDistances view={view} area={area} />;
  return <RoomTools {...{ view, area, controls, earlyKeys }} />;
}
