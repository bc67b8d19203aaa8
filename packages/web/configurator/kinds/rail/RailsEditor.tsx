import { EMPTY_LAYOUT } from '@lumitor/domain/kinds/rail/layout';
import { railRuns } from '@lumitor/domain/kinds/rail/railRuns';
import { removedWith } from '@lumitor/domain/kinds/rail/removeStep';
import type { Rail } from '@lumitor/domain/kinds/rail/step';
import { NO_CHOICES } from '@lumitor/domain/plan/choices';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatMoney } from '@lumitor/domain/quote/money';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import { usePricing } from '../../../parts/usePricing.ts';
import { useTranslation } from '../../../translation/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useCatalogue, useShowsGross } from '../../../visitor/derived.ts';
import { removeRails, selectRails } from '../../../visitor/editing.ts';
import { duplicateRails } from '../../../visitor/islands.ts';
import { useEditProblem } from '../../../visitor/useEditProblem.ts';
import { WallFields } from '../../distances/WallFields.tsx';
import card from '../../WorkCard.module.css';
import { WorkCard } from '../../WorkCard.tsx';
import { AddRailsButton } from './AddRailsButton.tsx';

function usePriceOf({ layout, choices }: Plan, stepIds: readonly string[]): string | null {
  const { t, language } = useTranslation();
  const { terms } = usePricing();
  const isGross = useShowsGross();
  const catalogue = useCatalogue();
  const runs = railRuns(layout, new Set(stepIds));
  if (!catalogue || !runs) return null;
  const { connectionId } = choices;
  const alone = {
    layout: { ...EMPTY_LAYOUT, steps: runs.steps },
    choices: { ...NO_CHOICES, connectionId },
    wiring: NO_WIRING,
    placements: [],
  };
  const { totals } = quoteFor(alone, catalogue, terms);
  if (totals.isIncomplete) return null;
  const price = formatMoney(totals[isGross ? 'gross' : 'net'], terms.currency, language);
  return t(isGross ? 'canvas.railsGross' : 'canvas.railsNet', { price });
}

export interface RailsEditorProps {
  plan: Plan;
  steps: readonly Rail[];
  onDone: () => void;
}

export function RailsEditor({ plan, steps, onDone }: RailsEditorProps) {
  const { t, language } = useTranslation();
  const stepIds = steps.map(({ id }) => id);
  const [stepId = '', ...others] = stepIds;
  const removal = { kind: 'remove' as const, stepId, others };
  const price = usePriceOf(plan, stepIds);
  const problem = useEditProblem();
  const length = steps.reduce((sum, { frameLength }) => sum + frameLength, 0);
  const count = steps.length;
  const more = removedWith(plan.layout.steps, removal).size - count;
  const metres = (length / 100).toLocaleString(language);
  const leave = () => {
    selectRails([]);
    onDone();
  };
  return (
    <WorkCard
      label={t('canvas.railsSelected')}
      number={t('canvas.railCount', { count })}
      title={`${metres} m`}
      about={price}
      notice={[t('canvas.railCount', { count }), `${metres} m`, price].filter(Boolean).join(', ')}
      onClose={leave}
    >
      <WallFields key={stepIds.join()} className={card.field} />
      <div className={card.acts}>
        <AddRailsButton />
        <Button size="small" icon="copy" onClick={() => duplicateRails(stepIds)}>
          {t('pieces.duplicate')}
        </Button>
        <Button size="small" icon="trash" onClick={() => removeRails(stepIds) && leave()}>
          {more > 0 ? t('canvas.removeRailsWith', { count: more }) : t('canvas.removeRails')}
        </Button>
      </div>
      {problem && (
        <p className={card.fault} role="status">
          {problem}
        </p>
      )}
    </WorkCard>
  );
}
