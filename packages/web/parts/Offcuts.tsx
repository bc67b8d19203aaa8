import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { type Quote, quoteFor } from '@lumitor/domain/quote/quote';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { useChoices, useConfigurator } from '../visitor/configuratorStore.ts';
import { loadCounting } from '../visitor/counting.ts';
import { useCatalogue, useQuote, useShowsGross } from '../visitor/derived.ts';
import { edit } from '../visitor/editing.ts';
import { usePricing } from './usePricing.ts';

// Otherwise the bill would disappear for a moment.
void loadCounting();

function useOtherQuote({ layout, choices, wiring, placements }: Plan): Quote | null {
  const catalogue = useCatalogue();
  const { terms } = usePricing();
  return useMemo(() => {
    const other = { ...choices, usesOffcuts: !choices.usesOffcuts };
    return catalogue && quoteFor({ layout, choices: other, wiring, placements }, catalogue, terms);
  }, [catalogue, layout, choices, wiring, placements, terms]);
}

export default function Offcuts() {
  const { t, language } = useTranslation();
  const { terms } = usePricing();
  const plan = useConfigurator((state) => currentPlan(state.history));
  const quote = useQuote();
  const other = useOtherQuote(plan);
  const basis = useShowsGross() ? 'gross' : 'net';
  const isChecked = useChoices().usesOffcuts ?? false;
  if (!quote || !other || plan.layout.steps.length === 0) return null;
  const [withOffcuts, withoutOffcuts] = plan.choices.usesOffcuts ? [quote, other] : [other, quote];
  const railsOf = ({ parts }: Quote) => parts.frameLength200 + parts.frameLength100;
  const rails = railsOf(withoutOffcuts) - railsOf(withOffcuts);
  const money = withoutOffcuts.totals[basis] - withOffcuts.totals[basis];
  const saved = [
    rails > 0 && t('rails.offcutsSave', { count: rails }),
    money > 0 && formatMoneyChange(cents(-money), terms.currency, language),
  ];
  return (
    <Checkbox
      label={t('rails.offcuts')}
      hint={saved.filter(Boolean).join(', ') || t('rails.offcutsSaveNothing')}
      checked={isChecked}
      onChange={(checked) => void edit({ kind: 'setOffcuts', usesOffcuts: checked })}
    />
  );
}
