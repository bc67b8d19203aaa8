import { titleOfLine } from '@lumitor/domain/lists/partRow';
import { isPriced } from '@lumitor/domain/order/orderDifferences';
import type { Plan } from '@lumitor/domain/plan/plan';
import { formatMoneyChange } from '@lumitor/domain/quote/money';
import { WHOLE } from '@lumitor/domain/quote/quote';
import { quoteWith } from '@lumitor/domain/quote/quoteWith';
import { type PlanDifferences, planDifferences } from '@lumitor/domain/sharing/planDifferences';
import { formatFixed } from '@lumitor/domain/translation/figures';
import type { Cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import tables from '../parts/table.module.css';
import { usePricing } from '../parts/usePricing.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import { useCatalogue } from '../visitor/derived.ts';
import styles from './sharing.module.css';

interface Side {
  plan: Plan;
  title: string;
  of?: string;
}

interface ChangesProps extends Pick<PlanDifferences, 'lines' | 'net'> {
  titles: readonly [string, string];
}

function Changes({ titles, lines, net }: ChangesProps) {
  const { t, language } = useTranslation();
  const { currency } = usePricing().terms;
  const signed = (amount: Cents | null) => {
    if (amount === null) return t('sharing.onRequest');
    return formatMoneyChange(amount, currency, language);
  };
  return (
    <div className={styles.rows}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('sharing.article')}</th>
            <th scope="col" className={tables.wideNumber}>
              {titles[0]}
            </th>
            <th scope="col" className={tables.wideNumber}>
              {titles[1]}
            </th>
            <th scope="col" className={tables.number}>
              {t('sharing.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, line, before: was, after: is, change }) => (
            <tr key={key}>
              <th scope="row">
                {titleOfLine(line, language, t)}
                <span className={tables.narrowOnly}>
                  {was} → {is}
                </span>
              </th>
              <td className={tables.wideNumber}>{was}</td>
              <td className={tables.wideNumber}>{is}</td>
              <td className={tables.number}>{signed(change)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('bill.net')}</th>
            <td className={tables.wideNumber} />
            <td className={tables.wideNumber} />
            <td className={tables.number}>{signed(net)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

export function Differences({ before, after }: { before: Side; after: Side }) {
  const { t, language } = useTranslation();
  const catalogue = useCatalogue();
  const { terms, money } = usePricing();
  const priced = useMemo(() => {
    const pricedOf = ({ plan }: Side) =>
      catalogue && { plan, quote: quoteWith(WHOLE, plan, catalogue, terms) };
    const [one, other] = [pricedOf(before), pricedOf(after)];
    return one && other && { one, other, differences: planDifferences(one, other) };
  }, [before, after, catalogue, terms]);
  if (!priced) return null;
  const { parts, lines } = priced.differences;
  const facts = ({ quote }: typeof priced.one) => [
    t(isPriced(quote.lines) ? 'sharing.net' : 'sharing.atLeast', { net: money(quote.totals.net) }),
    t('sharing.rails', { length: formatFixed(quote.parts.totalLength / 100, 2, language) }),
  ];
  return (
    <div className={styles.differences}>
      <div className={styles.sides}>
        {([before, after] as const).map(({ title, of }, place) => (
          <section key={title} className={styles.side} aria-label={title}>
            <h3>{title}</h3>
            {of && <p className={styles.faint}>{of}</p>}
            <p>{facts(place === 0 ? priced.one : priced.other).join(' · ')}</p>
          </section>
        ))}
      </div>
      {parts.length > 0 && (
        <p>{t('sharing.differ', { parts: parts.map((part) => t(`sharing.part_${part}`)).join(', ') })}</p>
      )}
      {lines.length === 0 ? (
        <p className={styles.faint}>{t(parts.length === 0 ? 'sharing.same' : 'sharing.alike')}</p>
      ) : (
        <Changes titles={[before.title, after.title]} {...priced.differences} />
      )}
    </div>
  );
}
