import { discountSums, vatSums } from '@lumitor/domain/lists/offerSums';
import type { Offer } from '@lumitor/domain/order/offer';
import { CONDITIONS } from '@lumitor/domain/order/offerTerms';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Notice } from '../../ui/Notice.tsx';
import styles from './OfferView.module.css';

function Conditions({ conditions }: Pick<Offer, 'conditions'>) {
  const { t } = useTranslation();
  const stated = CONDITIONS.filter((name) => conditions[name]);
  if (stated.length === 0) return null;
  return (
    <section className={styles.conditions} aria-labelledby="offer-conditions">
      <h2 id="offer-conditions" className={styles.label}>
        {t('offer.conditions')}
      </h2>
      <dl>
        {stated.map((name) => (
          <div key={name}>
            <dt>{t(`offer.${name}`)}</dt>
            <dd>{conditions[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Discounts, net, VAT by rate and gross; they add up as shown. */
export function OfferTotals({ offer }: { offer: Offer }) {
  const { t, language } = useTranslation();
  const { net, gross, rates, isIncomplete, conditions, currency } = offer;
  const words = { currency, language, t };
  const lines = [
    ...discountSums(offer, words),
    [t('parts.net'), net, true] as const,
    ...vatSums(rates, words),
    [t('parts.gross'), gross, true] as const,
  ];
  return (
    <div className={styles.totals}>
      <Conditions conditions={conditions} />
      <div>
        <dl className={styles.sums}>
          {lines.map(([label, amount, isLarge]) => (
            <div key={label} data-large={isLarge}>
              <dt>{label}</dt>
              <dd>{formatMoney(cents(amount), currency, language)}</dd>
            </div>
          ))}
        </dl>
        {isIncomplete && <Notice tone="info">{t('parts.incomplete')}</Notice>}
      </div>
    </div>
  );
}
