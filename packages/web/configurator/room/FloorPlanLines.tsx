import type { Underlay } from '@lumitor/domain/room/underlay';
import { memo, useMemo } from 'react';
import { pixelsOf, type ShownLines } from '../../visitor/floorPlan.ts';
import { linePaths } from './linePaths.ts';
import styles from './Room.module.css';

const Lines = memo(function Lines({ plan, hidden }: Pick<ShownLines, 'plan' | 'hidden'>) {
  const paths = useMemo(() => linePaths(plan, hidden), [plan, hidden]);
  return paths.map((d, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a path is its place in the list
    <path key={index} d={d} className={styles.planLine} />
  ));
});

/** The lines of a floor plan in the place of its picture: as sharp at any zoom (D73). */
export function FloorPlanLines({ underlay, lines }: { underlay: Underlay; lines: ShownLines }) {
  const { x, y, width, height, rotation, scale, opacity } = underlay;
  const size = scale * pixelsOf(lines.plan);
  const to = `translate(${x} ${y}) rotate(${rotation}) translate(${(-width / 2) * scale} ${(-height / 2) * scale}) scale(${size})`;
  return (
    <g transform={to} opacity={opacity}>
      <Lines plan={lines.plan} hidden={lines.hidden} />
    </g>
  );
}
