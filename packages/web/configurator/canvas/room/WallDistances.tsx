import { geometryOf } from '@lumitor/domain/layout/layout';
import { distancesOf, type WallDistance } from '@lumitor/domain/room/distances';
import { useConfigurator, useLayout, type View } from '../../store/configuratorStore.ts';
import { useRoom } from '../../store/room.ts';
import { type Area, toScreen } from '../projection.ts';
import { DimensionLine } from './DimensionLine.tsx';
import styles from './Room.module.css';
import { sheetFrame } from './sheetFrame.ts';

export interface DistanceLinesProps {
  /** Whatever they go from. */
  distances: readonly WallDistance[];
  view: View;
  area: Area;
}

/** Distances to the walls as dimensions on the drawing. */
export function DistanceLines({ distances, view, area }: DistanceLinesProps) {
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {distances.map(({ from, to, length }) => (
        <DimensionLine
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          begin={toScreen(from, view, area)}
          end={toScreen(to, view, area)}
          length={length}
          isOnLine
        />
      ))}
    </svg>
  );
}

/** How far the selected run lies from the walls. */
export function WallDistances({ view, area }: { view: View; area: Area }) {
  const room = useRoom();
  const layout = useLayout();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const { placed, indexOf } = geometryOf(layout);
  const selected = placed[indexOf.get(selectedStepId ?? '') ?? -1];
  if (!room || !selected) return null;
  return <DistanceLines distances={distancesOf(room.outline, selected.axis)} view={view} area={area} />;
}
