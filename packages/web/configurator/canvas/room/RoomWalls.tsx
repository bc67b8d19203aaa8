import { areaPath } from '@lumitor/domain/drawing/areaPath';
import { dimensionsOf } from '@lumitor/domain/drawing/wallPaths';
import { areaOf, boundsOfOutline, isInside } from '@lumitor/domain/room/outline';
import { Walls } from '../../../drawing/Walls.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import type { View } from '../../store/configuratorStore.ts';
import { useAreas, useRoom } from '../../store/room.ts';
import { type Area, rotated, SCALE, toScreen, transformOf } from '../projection.ts';
import { DimensionLine } from './DimensionLine.tsx';
import styles from './Room.module.css';
import { sheetFrame } from './sheetFrame.ts';

/** A wall is drawn at least so thick, in pixels. */
const LEAST_WALL = 5;
/** So far the hatching of a vertical area reaches, in pixels. */
const HATCH = 5;
/** From the wall's inner edge to its dimension, in pixels. */
const OUTSIDE = 28;
/** From the corner to the words in it, in pixels. */
const INSIDE = 14;

/** The room under the rails: walls, doors, windows, and what they measure. */
export function RoomWalls({ view, area }: { view: View; area: Area }) {
  const room = useRoom();
  const areas = useAreas();
  const { language } = useTranslation();
  if (!room) return null;
  const scale = SCALE * view.zoom;
  const least = LEAST_WALL / scale;
  const bounds = boundsOfOutline(room.outline);
  const corner = bounds && toScreen({ x: bounds.minX, y: bounds.minY }, view, area);
  const hasRoomForArea = bounds && isInside(room.outline, { x: bounds.minX + 1, y: bounds.minY + 1 });
  const square = areaOf(room.outline).toLocaleString(language, { maximumFractionDigits: 2 });
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      <g transform={transformOf(view, area)}>
        <Walls room={room} least={least} />
        <path className={styles.hatched} d={areaPath(areas, HATCH / scale)} />
      </g>
      {dimensionsOf(room.outline).map(({ begin, end, out, length }) => {
        const away = rotated(out, view.rotate);
        const outside = OUTSIDE + Math.max(0, 12 * scale - LEAST_WALL);
        const put = (point: typeof begin) => {
          const { x, y } = toScreen(point, view, area);
          return { x: x + away.x * outside, y: y + away.y * outside };
        };
        const [from, to] = [put(begin), put(end)];
        return <DimensionLine key={`${begin.x} ${begin.y}`} begin={from} end={to} length={length} />;
      })}
      {corner && hasRoomForArea && view.rotate === 0 && (
        <text className={styles.area} x={corner.x + INSIDE} y={corner.y + INSIDE + 8}>
          {square} m²
        </text>
      )}
    </svg>
  );
}
