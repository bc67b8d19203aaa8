import { dimensionsOf } from '@lumitor/domain/kinds/room/shapes';
import { PlanShapes } from '../../drawing/PlanShapes.tsx';
import type { View } from '../../visitor/configuratorStore.ts';
import { useHidden } from '../../visitor/hidden.ts';
import { type CanvasArea, SCREEN_SCALE, sheetFrame, transformOf } from '../../visitor/projection.ts';
import { useRoom } from '../../visitor/room.ts';
import { DimensionLine } from '../canvas/Dimensions.tsx';
import { dimensionPlace } from './dimensionPlace.ts';
import { LOWER_KINDS, useShapes } from './drawnKinds.ts';
import styles from './Room.module.css';

export function RoomWalls({ view, area }: { view: View; area: CanvasArea }) {
  const room = useRoom();
  const shapes = useShapes(LOWER_KINDS, SCREEN_SCALE * view.zoom);
  const hidden = useHidden();
  if (!room) return null;
  const isMeasured = !hidden.includes('dimensions') && !hidden.includes('room');
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <PlanShapes shapes={shapes} />
      </g>
      {isMeasured &&
        dimensionsOf(room.outline).map((wall) => {
          const { from, to } = dimensionPlace(wall, view, area);
          return <DimensionLine key={`${wall.start.x} ${wall.start.y}`} start={from} end={to} />;
        })}
    </svg>
  );
}
