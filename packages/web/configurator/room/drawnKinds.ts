import { type DrawnKindName, shapesOf } from '@lumitor/domain/kinds/drawnKinds';
import type { Px } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useAreas, useRoom } from '../../visitor/room.ts';
import { LEAST_WALL } from './dimensionPlace.ts';

const HATCH: Px = 5;

/** Below the light map. */
export const LOWER_KINDS: readonly DrawnKindName[] = ['room', 'opening', 'area'];
/** Above the light map, as light does not pass furniture. */
export const UPPER_KINDS: readonly DrawnKindName[] = ['obstacle'];

export function useShapes(kinds: readonly DrawnKindName[], scale: number) {
  const room = useRoom();
  const areas = useAreas();
  return useMemo(
    () => shapesOf({ room, areas }, { wall: LEAST_WALL / scale, hatch: HATCH / scale }, kinds),
    [room, areas, scale, kinds],
  );
}
