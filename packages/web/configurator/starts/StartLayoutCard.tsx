import { loadInWords } from '@lumitor/domain/lists/loadWords';
import { quoteFor } from '@lumitor/domain/quote/quote';
import type { StartLayout } from '@lumitor/domain/settings/lines';
import { titleIn, wordsIn } from '@lumitor/domain/translation/articleTexts';
import { formatMetres, formatWatts } from '@lumitor/domain/translation/figures';
import { useId, useMemo } from 'react';
import { usePricing } from '../../parts/usePricing.ts';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import text from '../../ui/text.module.css';
import { usePlan } from '../../visitor/configuratorStore.ts';
import { useCatalogue, useRailColour, useShowsGross } from '../../visitor/derived.ts';
import { placeStartLayout, startPlan } from '../../visitor/startLayout.ts';
import { StartLayoutPicture } from './pictures.tsx';
import styles from './Starts.module.css';

export function StartLayoutCard({ startLayout }: { startLayout: StartLayout }) {
  const { t, language } = useTranslation();
  const { money, terms } = usePricing();
  const showsGross = useShowsGross();
  const plan = usePlan();
  const catalogue = useCatalogue();
  const colour = useRailColour();
  const titleId = useId();
  const placed = useMemo(
    () => (catalogue ? startPlan(plan, catalogue, startLayout) : null),
    [plan, catalogue, startLayout],
  );
  if (!catalogue || !placed) return null;
  const { length, quantity, name } = startLayout;
  const quote = quoteFor(placed, catalogue, terms);
  const luminaire = catalogue.bindings.find(({ id }) => id === placed.choices.bindings[0]?.id);
  const load = loadInWords(quote.totalPower, quote.isPowerUnknown, language, t);
  const supply =
    quote.supply === null
      ? load
      : t('bill.loadOf', { total: load, supply: formatWatts(quote.supply, language) });
  const { totals } = quote;
  return (
    <section className={classes(styles.card, styles.first)} aria-labelledby={titleId}>
      <StartLayoutPicture length={length} quantity={quantity} colour={colour} />
      <div className={styles.words}>
        <h3 id={titleId}>
          {wordsIn(name, language) ||
            t('rails.startLayout', { length: formatMetres(length, language), count: quantity })}
        </h3>
        <p className={text.faint}>
          {luminaire && titleIn(luminaire, language)} · {supply}
        </p>
      </div>
      <div className={styles.offer}>
        <p>
          {totals.isIncomplete ? (
            t('choice.priceOnRequest')
          ) : (
            <>
              <b>{money(showsGross ? totals.gross : totals.net)}</b>{' '}
              <span className={text.faint}>{t(showsGross ? 'bill.gross' : 'bill.net')}</span>
            </>
          )}
        </p>
        <Button variant="primary" data-start onClick={() => placeStartLayout(placed)}>
          {t('rails.place')}
        </Button>
      </div>
    </section>
  );
}
