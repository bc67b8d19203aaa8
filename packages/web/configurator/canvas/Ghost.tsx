import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { pointAt } from '@lumitor/domain/layout/axis';
import { useConfigurator, useLayout, type View } from '../store/configuratorStore.ts';
import styles from './Ghost.module.css';
import { nextAxis } from './nextAxis.ts';
import { type Area, toScreen, transformOf } from './projection.ts';

/** From the end of the rail to the middle of its length, in pixels. */
const LABEL_ASIDE = 26;

/** The next rail where it would go, with its length, and the end with which it is in line. */
export default function Ghost({ view, area }: { view: View; area: Area }) {
  const layout = useLayout();
  const next = useConfigurator((state) => state.next);
  const guide = useConfigurator((state) => state.guide);
  const axis = nextAxis(layout, next);
  if (!axis) return null;
  const end = toScreen(axis.end, view, area);
  const middle = toScreen(pointAt(axis, axis.length / 2), view, area);
  const begin = toScreen(axis.begin, view, area);
  const isAcross = Math.abs(end.y - begin.y) > Math.abs(end.x - begin.x);
  const text = `${next.length.trim()}${/m\s*$/i.test(next.length) ? '' : ' cm'}`;
  const half = text.length * 3.6 + 10;
  const label = isAcross
    ? { x: middle.x + half + 14, y: middle.y }
    : { x: middle.x, y: middle.y - LABEL_ASIDE };
  const to = guide && toScreen(guide, view, area);
  return (
    <svg aria-hidden="true" className={styles.ghost}>
      {to && <path d={`M${end.x} ${end.y}L${to.x} ${to.y}`} className={styles.guide} />}
      <g transform={transformOf(view, area)}>
        <path d={axisPath(axis)} className={styles.edge} />
        <path d={axisPath(axis)} className={styles.rail} />
      </g>
      <circle cx={end.x} cy={end.y} r={5.5} className={styles.end} />
      <rect
        x={label.x - half}
        y={label.y - 11}
        width={2 * half}
        height={22}
        rx={11}
        className={styles.pill}
      />
      <text x={label.x} y={label.y + 4.5} className={styles.length}>
        {text}
      </text>
    </svg>
  );
}
