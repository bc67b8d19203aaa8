import { geometryOf } from '@lumitor/domain/layout/layout';
import { currentPlan } from '@lumitor/domain/plan/history';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PieceFindings } from '../luminaires/PieceFindings.tsx';
import { selectStep } from '../store/editing.ts';
import { usePainted } from '../store/painted.ts';
import { problemsOf } from '../store/problems.ts';
import styles from './Problems.module.css';

/** So many are named; the drawing shows all. */
const MOST_NAMED = 3;

/** What cannot be built as drawn, in words; each leads to the step at fault (D10). */
function LayoutProblems() {
  const { t } = useTranslation();
  const layout = usePainted((state) => currentPlan(state.history).layout);
  const problems = problemsOf(layout);
  if (problems.length === 0) return null;
  const { indexOf } = geometryOf(layout);
  const number = (id: string) => (indexOf.get(id) ?? 0) + 1;
  return (
    <Notice tone="error" className={styles.notice} title={t('problem.title', { count: problems.length })}>
      <ul className={styles.list}>
        {problems.slice(0, MOST_NAMED).map(({ kind, stepIds: [first, second] }) => (
          <li key={`${first} ${second}`}>
            <button type="button" className={styles.link} onClick={() => selectStep(second)}>
              {t(`problem.${kind}`, { first: number(first), second: number(second) })}
            </button>
          </li>
        ))}
      </ul>
      {problems.length > MOST_NAMED && <p>{t('problem.more', { count: problems.length - MOST_NAMED })}</p>}
    </Notice>
  );
}

/** All that is wrong with what is drawn: the rails first, then the luminaires on them. */
export function Problems() {
  return (
    <>
      <LayoutProblems />
      <PieceFindings />
    </>
  );
}
