import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, useMemo } from 'react';
import { DormantMarks } from '../luminaires/DormantMarks.tsx';
import type { View } from '../store/configuratorStore.ts';
import { usePainted } from '../store/painted.ts';
import { problemsOf } from '../store/problems.ts';
import styles from './ProblemMarks.module.css';
import { type Area, toScreen, transformOf } from './projection.ts';

interface MarksProps {
  view: View;
  area: Area;
}

/** Where what is drawn can't be built (D10); it follows the drawing by a moment. */
function LayoutMarks({ view, area }: MarksProps) {
  const layout = usePainted((state) => currentPlan(state.history).layout);
  const problems = problemsOf(layout);
  const faulty = useMemo(() => {
    const ids = new Set(problems.flatMap(({ stepIds }) => stepIds));
    return geometryOf(layout)
      .placed.filter(({ step }) => ids.has(step.id))
      .map(({ axis }) => axisPath(axis))
      .join('');
  }, [problems, layout]);
  if (problems.length === 0) return null;
  return (
    <svg aria-hidden="true" className={styles.marks}>
      <path d={faulty} transform={transformOf(view, area)} className={styles.faulty} />
      {problems.map(({ stepIds, at }) => {
        const { x, y } = toScreen(at, view, area);
        return <circle key={stepIds.join()} cx={x} cy={y} r={16} className={styles.place} />;
      })}
    </svg>
  );
}

/** What is wrong, in its places: rails, and luminaires that hold no more. */
export default memo(function ProblemMarks(props: MarksProps) {
  return (
    <>
      <LayoutMarks {...props} />
      <DormantMarks {...props} />
    </>
  );
});
