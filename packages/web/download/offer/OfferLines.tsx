import { OFFER_GROUPS, type OfferGroup, type OfferListRow, offerRows } from '@lumitor/domain/lists/offerRows';
import type { Offer } from '@lumitor/domain/order/offer';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatNumber, formatShare } from '@lumitor/domain/translation/figures';
import type { Cents } from '@lumitor/domain/units';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfferLines.module.css';

const sumOf = (amounts: readonly (Cents | null)[]): Cents =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) as Cents;

/** Lines by group, which folds; accessories start folded. Amounts are net. */
export function OfferLines({ offer }: { offer: Offer }) {
  const { t, language } = useTranslation();
  const rows = useMemo(() => offerRows(offer, language, t), [offer, language, t]);
  const [folded, setFolded] = useState<readonly OfferGroup[]>(['accessories']);
  const hasDiscounts = rows.some(({ line }) => line.discount > 0);
  const usualVat = offer.lines[0]?.vatPercent;
  const money = (amount: Cents | null) =>
    amount === null ? t('parts.onRequest') : formatMoney(amount, offer.currency, language);
  const share = (discount: number) => (discount > 0 ? formatShare(discount, language) : '–');
  const discountOf = (group: readonly OfferListRow[]) => {
    const discounts = new Set(group.map(({ line }) => line.discount));
    const [only = 0] = discounts;
    return discounts.size === 1 ? share(only) : '';
  };
  const groups = OFFER_GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }));
  const toggle = (group: OfferGroup) =>
    setFolded(folded.includes(group) ? folded.filter((each) => each !== group) : [...folded, group]);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('offer.items')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('offer.item')}</th>
          <th scope="col" className={styles.wide}>
            {t('parts.code')}
          </th>
          <th scope="col" className={styles.number}>
            {t('parts.quantity')}
          </th>
          <th scope="col" className={styles.number}>
            {t('parts.unitPrice')}
          </th>
          {hasDiscounts && (
            <>
              <th scope="col" className={styles.number}>
                {t('offer.value')}
              </th>
              <th scope="col" className={styles.number}>
                {t('parts.discount')}
              </th>
            </>
          )}
          <th scope="col" className={styles.total}>
            {t(hasDiscounts ? 'offer.afterDiscount' : 'parts.lineTotal')}
          </th>
        </tr>
      </thead>
      {groups
        .filter((each) => each.rows.length > 0)
        .map(({ group, rows: own }) => {
          const isFolded = folded.includes(group);
          const pieces = own.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
          return (
            <tbody key={group}>
              <tr className={styles.group}>
                <th scope="rowgroup">
                  <button type="button" aria-expanded={!isFolded} onClick={() => toggle(group)}>
                    <Icon name={isFolded ? 'chevronRight' : 'chevronDown'} size={16} />
                    {t(group === 'services' ? 'offer.services' : `parts.group_${group}`)}
                    <span className={styles.pieces}>{t('parts.count', { count: pieces })}</span>
                  </button>
                </th>
                <td className={styles.wide} />
                <td className={styles.number} />
                <td className={styles.number} />
                {hasDiscounts && (
                  <>
                    <td className={styles.number}>{money(sumOf(own.map(({ total }) => total)))}</td>
                    <td className={styles.number}>{discountOf(own)}</td>
                  </>
                )}
                <td className={styles.total}>{money(sumOf(own.map(({ line }) => line.offered)))}</td>
              </tr>
              {!isFolded &&
                own.map(({ key, title, code, quantity, unitPrice, total, line }) => (
                  <tr key={key}>
                    <th scope="row" className={styles.name}>
                      {title}
                      {line.vatPercent !== usualVat && (
                        <span className={styles.detail}>
                          {t('parts.vatOf', { percent: formatNumber(line.vatPercent, language) })}
                        </span>
                      )}
                      <span className={styles.narrow}>
                        {[
                          code,
                          quantity !== null && `${formatNumber(quantity, language)} × ${money(unitPrice)}`,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </th>
                    <td className={styles.wide}>{code}</td>
                    <td className={styles.number}>{quantity ?? '–'}</td>
                    <td className={styles.number}>{money(unitPrice)}</td>
                    {hasDiscounts && (
                      <>
                        <td className={styles.number}>{money(total)}</td>
                        <td className={styles.number}>{share(line.discount)}</td>
                      </>
                    )}
                    <td className={styles.total}>{money(line.offered)}</td>
                  </tr>
                ))}
            </tbody>
          );
        })}
    </table>
  );
}
