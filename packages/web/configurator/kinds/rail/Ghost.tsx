import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo } from 'react';
import { useConfigurator, type View } from '../../../visitor/configuratorStore.ts';
import { type CanvasArea, toScreen, transformOf } from '../../../visitor/projection.ts';
import { nextAxis } from '../../canvas/nextAxis.ts';
import styles from './Ghost.module.css';

export default memo(function Ghost({ view, area }: { view: View; area: CanvasArea }) {
  const { layout, room, hidden } = useConfigurator(({ history }) => currentPlan(history));
  const next = useConfigurator((state) => state.next);
  const guide = useConfigurator((state) => state.guide);
  const axis = nextAxis({ layout, room }, next);
  if (!axis || hidden.includes('rails')) return null;
  const end = toScreen(axis.end, view, area);
  const to = guide && toScreen(guide, view, area);
  return (
    <svg aria-hidden="true" className={styles.ghost}>
      {to && <path d={`M${end.x} ${end.y}L${to.x} ${to.y}`} className={styles.guide} />}
      {to && <path d={`M${to.x - 5} ${to.y - 5}h10v10h-10Z`} className={styles.place} />}
      <g transform={transformOf(view, area)}>
        <path d={axisPath(axis)} className={styles.edge} />
        <path d={axisPath(axis)} className={styles.rail} />
      </g>
      <circle cx={end.x} cy={end.y} r={5.5} className={styles.end} />
    </svg>
  );
});
