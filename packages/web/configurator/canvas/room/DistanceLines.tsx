import type { WallDistance } from '@lumitor/domain/room/distances';
import type { View } from '../../../visitor/configuratorStore.ts';
import { type Area, toScreen } from '../../../visitor/projection.ts';
import { DimensionLine } from './DimensionLine.tsx';
import styles from './Room.module.css';
import { sheetFrame } from './sheetFrame.ts';

export interface DistanceLinesProps {
  /** Whatever they go from. */
  distances: readonly WallDistance[];
  view: View;
  area: Area;
}

/** Distances to the walls as dimensions on the drawing; their figures stand among the labels. */
export function DistanceLines({ distances, view, area }: DistanceLinesProps) {
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {distances.map(({ from, to }) => (
        <DimensionLine
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          begin={toScreen(from, view, area)}
          end={toScreen(to, view, area)}
        />
      ))}
    </svg>
  );
}
