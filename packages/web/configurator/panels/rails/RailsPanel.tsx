import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import { memo } from 'react';
import Offcuts from '../../../parts/Offcuts.tsx';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { useConfigurator } from '../../../visitor/configuratorStore.ts';
import { moveActiveEnd } from '../../../visitor/editing.ts';
import { FACING_KEYS, headingOnScreen } from '../../../visitor/projection.ts';
import { areStartsShown } from '../../../visitor/starts.ts';
import { ChoicePanel } from '../choice/ChoicePanel.tsx';
import { Family } from './Family.tsx';
import { PremadeLayouts } from './Premade.tsx';
import styles from './rails.module.css';
import { Steps } from './Steps.tsx';

const MOST_LISTED = 20;

const OpenEnds = memo(function OpenEnds({ layout }: { layout: Layout }) {
  const { t } = useTranslation();
  const rotate = useConfigurator((state) => state.view.rotate);
  const ends = geometryOf(layout).openEnds.filter((end) => end.takesSteps);
  if (ends.length === 0) return null;
  const at = ends.findIndex((end) => sameEnd(end, layout.activeEnd));
  const from = Math.max(0, Math.min(at - MOST_LISTED / 2, ends.length - MOST_LISTED));
  return (
    <details className={styles.list} open>
      <summary>{t('rails.openEnds', { count: ends.length })}</summary>
      <ul>
        {ends.slice(from, from + MOST_LISTED).map((end) => (
          <li key={`${end.stepId} ${end.end}`}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={sameEnd(end, layout.activeEnd)}
              onClick={() => moveActiveEnd({ stepId: end.stepId, end: end.end })}
            >
              <span className={styles.dot} />
              <span>
                {t('rails.endOf', {
                  number: end.index + 1,
                  facing: t(FACING_KEYS[headingOnScreen(end.heading, rotate)]),
                })}
              </span>
              {end.isEndOfT && <span className={styles.length}>T</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
});

/** Rendered after the drawing and the price, which come first. */
function Lists() {
  const layout = useConfigurator((state) => currentPlan(state.history).layout);
  return (
    <>
      <Steps layout={layout} />
      <OpenEnds layout={layout} />
      <Offcuts />
    </>
  );
}

const hintFor = (layout: Layout): 'hint' | 'hintClosed' =>
  geometryOf(layout).openEnds.some((end) => end.takesSteps) ? 'hint' : 'hintClosed';

export default function RailsPanel() {
  const { t } = useTranslation();
  const hint = useConfigurator((state) => hintFor(currentPlan(state.history).layout));
  const isEmpty = useConfigurator((state) => currentPlan(state.history).layout.steps.length === 0);
  const hasStarts = useConfigurator(areStartsShown);
  return (
    <ChoicePanel title={t('rails.title')} sum={!isEmpty && t(`rails.${hint}`)}>
      <Family />
      {!hasStarts && <PremadeLayouts />}
      {!isEmpty && <Lists />}
    </ChoicePanel>
  );
}
