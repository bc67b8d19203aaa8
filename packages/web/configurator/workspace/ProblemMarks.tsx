import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo, useMemo } from 'react';
import { useCheck } from '../../visitor/check.ts';
import { useConfigurator, type View } from '../../visitor/configuratorStore.ts';
import { type CanvasArea, toScreen, transformOf } from '../../visitor/projection.ts';
import layer from '../canvas/layer.module.css';
import { DormantMarks } from '../kinds/luminaire/DormantMarks.tsx';
import styles from './ProblemMarks.module.css';

const MOST_MARKS = 80;

interface MarksProps {
  view: View;
  area: CanvasArea;
}

/** Findings of the check (D57); they lag the drawing slightly. */
function FindingMarks({ view, area }: MarksProps) {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  const findings = useCheck((state) => state.findings);
  const faulty = useMemo(() => {
    const ids = new Set(
      findings.flatMap(({ kind, steps }) => (kind === 'crossing' || kind === 'meeting' ? steps : [])),
    );
    return geometryOf(layout)
      .placed.filter(({ step }) => ids.has(step.id))
      .map(({ axis }) => axisPath(axis))
      .join('');
  }, [findings, layout]);
  const places = useMemo(
    () =>
      findings
        .filter(({ weight, kind }) => weight !== 'advice' || kind === 'drop')
        .flatMap(({ key, points }) => points.map((at, index) => ({ key: `${key} ${index}`, at })))
        .slice(0, MOST_MARKS),
    [findings],
  );
  if (places.length === 0) return null;
  return (
    <svg aria-hidden="true" className={layer.layer}>
      <path d={faulty} transform={transformOf(view, area)} className={styles.faulty} />
      {places.map(({ key, at }) => {
        const { x, y } = toScreen(at, view, area);
        return <circle key={key} cx={x} cy={y} r={16} className={styles.place} />;
      })}
    </svg>
  );
}

export default memo(function ProblemMarks(props: MarksProps) {
  return (
    <>
      <FindingMarks {...props} />
      <DormantMarks {...props} />
    </>
  );
});
