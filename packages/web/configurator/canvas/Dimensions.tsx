import { measuredShapes } from '@lumitor/domain/dimensions/index';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { pathOf } from '@lumitor/domain/paths/path';
import type { Px } from '@lumitor/domain/units';
import type { View } from '../../visitor/configuratorStore.ts';
import {
  type CanvasArea,
  rotated,
  type ScreenPoint,
  sheetFrame,
  toScreen,
} from '../../visitor/projection.ts';
import styles from './Dimensions.module.css';

const HALF_TICK: Px = 4 * Math.SQRT2;
const LEAST_LENGTH: Px = 11;

export interface DimensionLineProps {
  start: ScreenPoint;
  end: ScreenPoint;
  className?: string | undefined;
}

export function DimensionLine({ start, end, className = styles.dimension }: DimensionLineProps) {
  if (Math.hypot(end.x - start.x, end.y - start.y) < LEAST_LENGTH) return null;
  const outlines = measuredShapes(start, end, HALF_TICK).flatMap((shape) => shape.outlines);
  return <path className={className} d={pathOf(outlines)} />;
}

export interface DrawnDistance {
  from: Point;
  to: Point;
  aside?: Point | null;
}

const OFFSET: Px = 18;

export function endsOnScreen({ from, to, aside }: DrawnDistance, view: View, area: CanvasArea) {
  const by = rotated(aside ?? { x: 0, y: 0 }, view.rotate);
  const on = (point: Point): ScreenPoint => {
    const { x, y } = toScreen(point, view, area);
    return { x: x + by.x * OFFSET, y: y + by.y * OFFSET };
  };
  return { start: on(from), end: on(to) };
}

export interface DistanceLinesProps {
  distances: readonly DrawnDistance[];
  view: View;
  area: CanvasArea;
}

export function DistanceLines({ distances, view, area }: DistanceLinesProps) {
  return (
    <svg aria-hidden="true" className={styles.sheet} {...sheetFrame(area)}>
      {distances.map((distance) => {
        const { start, end } = endsOnScreen(distance, view, area);
        return <DimensionLine key={`${start.x} ${start.y} ${end.x} ${end.y}`} start={start} end={end} />;
      })}
    </svg>
  );
}
