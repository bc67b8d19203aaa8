import { areaPath } from '@lumitor/domain/drawing/areaPath';
import { dimensionsOf } from '@lumitor/domain/drawing/wallPaths';
import type { Px } from '@lumitor/domain/units';
import { Walls } from '../../drawing/Walls.tsx';
import type { View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, SCREEN_SCALE, sheetFrame, transformOf } from '../../visitor/projection.ts';
import { useAreas, useRoom } from '../../visitor/room.ts';
import { DimensionLine } from '../canvas/Dimensions.tsx';
import { dimensionPlace, LEAST_WALL } from './dimensionPlace.ts';
import styles from './Room.module.css';

const HATCH: Px = 5;

export function RoomWalls({ view, area }: { view: View; area: CanvasArea }) {
  const room = useRoom();
  const areas = useAreas();
  if (!room) return null;
  const scale = SCREEN_SCALE * view.zoom;
  const least = LEAST_WALL / scale;
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <Walls room={room} least={least} />
        <path className={styles.hatched} d={areaPath(areas, HATCH / scale)} />
      </g>
      {dimensionsOf(room.outline).map((wall) => {
        const { from, to } = dimensionPlace(wall, view, area);
        return <DimensionLine key={`${wall.start.x} ${wall.start.y}`} start={from} end={to} />;
      })}
    </svg>
  );
}
