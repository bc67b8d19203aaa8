import type { Offer } from '@lumitor/domain/order/offer';
import { CONDITIONS } from '@lumitor/domain/order/offerTerms';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatNumber, formatShare } from '@lumitor/domain/translation/figures';
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
  const { before, lineDiscounts, wholeDiscount, discount, net, rates, gross, isIncomplete, conditions } =
    offer;
  const money = (amount: number) => formatMoney(cents(amount), offer.currency, language);
  const taken = [
    [t('parts.lineDiscounts'), -lineDiscounts],
    [t('parts.wholeDiscount', { share: formatShare(discount, language) }), -wholeDiscount],
  ] as const;
  const discounts = taken.filter(([, amount]) => amount < 0);
  const vats = rates.map(({ vatPercent, net: of, vat }) => {
    const percent = formatNumber(vatPercent, language);
    const label =
      rates.length > 1 ? t('offer.vatOfNet', { percent, net: money(of) }) : t('parts.vatOf', { percent });
    return [label, vat] as const;
  });
  const lines = [
    ...(discounts.length > 0 ? [[t('parts.before'), before] as const, ...discounts] : []),
    [t('parts.net'), net] as const,
    ...vats,
    [t('parts.gross'), gross] as const,
  ];
  return (
    <div className={styles.totals}>
      <Conditions conditions={conditions} />
      <div>
        <dl className={styles.sums}>
          {lines.map(([label, amount]) => (
            <div key={label} data-large={label === t('parts.net') || label === t('parts.gross') || undefined}>
              <dt>{label}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        </dl>
        {isIncomplete && <Notice tone="info">{t('parts.incomplete')}</Notice>}
      </div>
    </div>
  );
}
