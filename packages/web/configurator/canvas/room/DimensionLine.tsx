import type { ScreenPoint } from '../projection.ts';
import styles from './Room.module.css';

/** Half of a tick, in pixels. */
const TICK = 4;
/** Shorter than this, in pixels, there is no room for a number. */
const LEAST = 22;
const GAP = 3;

export interface DimensionLineProps {
  begin: ScreenPoint;
  end: ScreenPoint;
  /** Centimetres. */
  length: number;
  /** Stands on the line, on a ground of its own and nearer to its end; else beside it. */
  isOnLine?: boolean;
}

/** A dimension as plans have it: a line with a slash at both ends and its length in centimetres, to be read from below or from the right. */
export function DimensionLine({ begin, end, length, isOnLine = false }: DimensionLineProps) {
  const long = Math.hypot(end.x - begin.x, end.y - begin.y);
  const text = String(Math.round(length));
  const half = text.length * 3.8 + 3;
  if (long < (isOnLine ? LEAST / 2 : LEAST)) return null;
  const middle = { x: (begin.x + end.x) / 2, y: (begin.y + end.y) / 2 };
  /** Away from the begin, where the length of the run itself stands. */
  const aside = isOnLine ? long / 6 : 0;
  let angle = (Math.atan2(end.y - begin.y, end.x - begin.x) * 180) / Math.PI;
  const isTurned = angle > 89 || angle < -91;
  if (isTurned) angle -= Math.sign(angle) * 180;
  const at = isTurned ? -aside : aside;
  return (
    <g transform={`translate(${middle.x} ${middle.y}) rotate(${angle})`}>
      <path
        className={styles.dimension}
        d={`M${-long / 2} 0H${long / 2}M${-long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}M${long / 2 - TICK} ${TICK}l${2 * TICK} ${-2 * TICK}`}
      />
      {isOnLine && (
        <rect className={styles.ground} x={at - half} y={-9} width={2 * half} height={18} rx={9} />
      )}
      <text className={styles.length} x={at} y={isOnLine ? 4 : -GAP - 2}>
        {text}
      </text>
    </g>
  );
}
