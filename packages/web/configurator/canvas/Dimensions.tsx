import { headingOf } from '@lumitor/domain/math/direction';
import type { WallDistance } from '@lumitor/domain/room/distances';
import type { View } from '../../visitor/configuratorStore.ts';
import { type Area, type ScreenPoint, sheetFrame, toScreen } from '../../visitor/projection.ts';
import styles from './Dimensions.module.css';

/** Half of a tick, in pixels. */
const TICK = 4;
/** A shorter one, in pixels, is not drawn. */
const LEAST = 11;

export interface DimensionLineProps {
  begin: ScreenPoint;
  end: ScreenPoint;
}

/** A dimension as plans have it: a line with a slash at both ends. Its figure stands among the labels. */
export function DimensionLine({ begin, end }: DimensionLineProps) {
  const long = Math.hypot(end.x - begin.x, end.y - begin.y);
  if (long < LEAST) return null;
  const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
  const angle = headingOf({ x: end.x - begin.x, y: end.y - begin.y });
  return (
    <g transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`}>
      <path
        className={styles.dimension}
        d={`M${-long / 2} 0H${long / 2}M${-long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}M${long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}`}
      />
    </g>
  );
}

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
