import { editLayout } from '@lumitor/domain/layout/editLayout';
import { formatMoney } from '@lumitor/domain/quote/money';
import { quoteFor } from '@lumitor/domain/quote/quote';
import { cents } from '@lumitor/domain/units';
import { useDeferredValue } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { usePricing } from '../panels/choice/usePricing.ts';
import { useChoices, useConfigurator, useLayout } from '../store/configuratorStore.ts';
import { useCatalogue, useQuote, useShowsGross } from '../store/derived.ts';
import { possibleShape } from '../store/editing.ts';
import { typedLength } from '../store/typedLength.ts';
import styles from './Dock.module.css';

/** By how much the next rail, with all that it brings, changes the total; nothing where that can't be said. */
export default function AddedPrice() {
  const { language } = useTranslation();
  const { terms } = usePricing();
  const catalogue = useCatalogue();
  const choices = useChoices();
  const showsGross = useShowsGross();
  // After what was asked for is on the screen.
  const layout = useDeferredValue(useLayout());
  const next = useDeferredValue(useConfigurator((state) => state.next));
  const quote = useQuote();
  if (!catalogue || !quote) return null;
  const { layout: after } = editLayout(layout, {
    kind: 'add',
    id: ' ',
    end: null,
    shape: possibleShape(next.shape, layout),
    length: typedLength(next.length),
  });
  if (!after) return null;
  const { totals } = quoteFor(after, choices, catalogue, terms);
  if (totals.isIncomplete) return null;
  const of = showsGross ? 'gross' : 'net';
  const added = cents(totals[of] - quote.totals[of]);
  return <span className={styles.added}>+ {formatMoney(added, terms.currency, language)}</span>;
}
