import type { Point } from '@lumitor/domain/layout/heading';
import { headingOf } from '@lumitor/domain/math/direction';
import type { View } from '../../visitor/configuratorStore.ts';
import {
  type CanvasArea,
  rotated,
  type ScreenPoint,
  sheetFrame,
  toScreen,
} from '../../visitor/projection.ts';
import styles from './Dimensions.module.css';

/** Half of a tick, in pixels. */
const TICK = 4;
/** Least length of a drawn dimension line, in pixels. */
const LEAST = 11;

export interface DimensionLineProps {
  start: ScreenPoint;
  end: ScreenPoint;
}

/** Dimension line in plan style, with a slash at both ends. Its figure is one of the labels. */
export function DimensionLine({ start, end }: DimensionLineProps) {
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  if (long < LEAST) return null;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const angle = headingOf({ x: end.x - start.x, y: end.y - start.y });
  return (
    <g transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`}>
      <path
        className={styles.dimension}
        d={`M${-long / 2} 0H${long / 2}M${-long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}M${long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}`}
      />
    </g>
  );
}

export interface DrawnDistance {
  from: Point;
  to: Point;
  /** Direction on the plan from the measured thing to the parallel line. */
  aside?: Point | null;
}

/** Offset of a distance that lies on a rail, in pixels. */
const ASIDE = 18;

export function endsOnScreen({ from, to, aside }: DrawnDistance, view: View, area: CanvasArea) {
  const by = rotated(aside ?? { x: 0, y: 0 }, view.rotate);
  const on = (point: Point): ScreenPoint => {
    const { x, y } = toScreen(point, view, area);
    return { x: x + by.x * ASIDE, y: y + by.y * ASIDE };
  };
  return { start: on(from), end: on(to) };
}

export interface DistanceLinesProps {
  distances: readonly DrawnDistance[];
  view: View;
  area: CanvasArea;
}

/** Distances to the walls as dimension lines; their figures are labels. */
export function DistanceLines({ distances, view, area }: DistanceLinesProps) {
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {distances.map((distance) => {
        const { start, end } = endsOnScreen(distance, view, area);
        return <DimensionLine key={`${start.x} ${start.y} ${end.x} ${end.y}`} {...{ start, end }} />;
      })}
    </svg>
  );
}
