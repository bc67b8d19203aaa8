import { editLayout } from '@lumitor/domain/layout/editLayout';
import { formatMoney } from '@lumitor/domain/quote/money';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { cents } from '@lumitor/domain/units';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { useCatalogue, useQuote, useShowsGross } from '../../visitor/derived.ts';
import { addingNext } from '../../visitor/editing.ts';
import { usePainted, usePaintedPlan } from '../../visitor/painted.ts';
import styles from './Dock.module.css';

/** By how much the next rail, with all that it brings, changes the total; nothing where that can't be said. */
export default function AddedPrice() {
  const { language } = useTranslation();
  const { terms } = usePricing();
  const catalogue = useCatalogue();
  const showsGross = useShowsGross();
  const plan = usePaintedPlan();
  const next = usePainted((state) => state.next);
  const quote = useQuote();
  if (!catalogue || !quote) return null;
  const { layout: after } = editLayout(plan.layout, addingNext(plan, next, ' '));
  if (!after) return null;
  const { totals } = quoteFor({ ...plan, layout: after }, catalogue, terms);
  if (totals.isIncomplete) return null;
  const of = showsGross ? 'gross' : 'net';
  const added = cents(totals[of] - quote.totals[of]);
  return <span className={styles.added}>+ {formatMoney(added, terms.currency, language)}</span>;
}
