import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { hasT, type Step } from '@lumitor/domain/layout/step';
import { memo } from 'react';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useConfigurator } from '../../store/configuratorStore.ts';
import { selectStep } from '../../store/editing.ts';
import styles from './Lists.module.css';

const wayOf = (step: Step) => {
  if (step.kind === 'start') return 'start';
  return step.kind === 'bent' ? (`bend_${step.direction}` as const) : step.direction;
};

/** So many steps are listed, around the selected or the last one; the drawing shows all. */
const MOST_LISTED = 40;

/** The steps as a list: each leads to its editor. */
export const Steps = memo(function Steps({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  const { steps } = layout;
  if (steps.length === 0) return null;
  const { indexOf, placed } = geometryOf(layout);
  const islandOf = (id: string) => (placed[indexOf.get(id) ?? 0]?.island ?? 0) + 1;
  const at = indexOf.get(selectedStepId ?? '') ?? steps.length - 1;
  const from = Math.max(0, Math.min(at - MOST_LISTED / 2, steps.length - MOST_LISTED));
  const listed = steps.slice(from, from + MOST_LISTED);
  return (
    <details className={styles.list} open>
      <summary>{t('rails.steps', { count: steps.length })}</summary>
      <ul>
        {listed.map((step, index) => {
          const isT = hasT(step);
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
                  {step.kind === 'start' && from + index > 0
                    ? t('rails.way_island', { number: islandOf(step.id) })
                    : t(`rails.way_${wayOf(step)}`)}
                  {isT && ` + T`}
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
