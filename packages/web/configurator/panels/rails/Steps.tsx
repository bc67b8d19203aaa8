import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import type { Step } from '@lumitor/domain/layout/step';
import { memo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useConfigurator } from '../../store/configuratorStore.ts';
import { selectStep } from '../../store/editing.ts';
import styles from './Lists.module.css';

/** So many steps are listed, around the selected or the last one; the drawing shows all. */
const MOST_LISTED = 40;

/** Only a corner is ever bent. */
function wayOf({ directionFrame, isCurved }: Step) {
  if (directionFrame === 'default') return 'start';
  return isCurved && directionFrame !== 'straight' ? (`bend_${directionFrame}` as const) : directionFrame;
}

/** The steps as a list: each leads to its editor. */
export const Steps = memo(function Steps({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const { steps } = layout;
  if (steps.length === 0) return null;
  const at = geometryOf(layout).indexOf.get(selectedStepId ?? '') ?? steps.length - 1;
  const from = Math.max(0, Math.min(at - MOST_LISTED / 2, steps.length - MOST_LISTED));
  const listed = steps.slice(from, from + MOST_LISTED);
  return (
    <details className={styles.list} open>
      <summary>{t('rails.steps', { count: steps.length })}</summary>
      <ul>
        {listed.map((step, index) => {
          const hasT = step.isTLayout || step.isTLayoutStart;
          return (
            <li key={step.id}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={step.id === selectedStepId}
                onClick={() => selectStep(step.id === selectedStepId ? null : step.id)}
              >
                <span className={styles.number}>{from + index + 1}</span>
                <span>
                  {t(`rails.way_${wayOf(step)}`)}
                  {hasT && ` + T`}
                </span>
                <span className={styles.length}>{step.frameLength} cm</span>
              </button>
            </li>
          );
        })}
      </ul>
      {steps.length > MOST_LISTED && (
        <p className={styles.note}>
          {t('rails.listed', { from: from + 1, to: from + listed.length, count: steps.length })}
        </p>
      )}
    </details>
  );
});
