import { orderDifferences } from '@lumitor/domain/order/orderDifferences';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatMoney } from '@lumitor/domain/quote/money';
import { titleIn } from '@lumitor/domain/translation/articleTexts';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { Link } from 'wouter';
import tables from '../parts/table.module.css';
import { downloadPath } from '../paths.ts';
import { useTranslation } from '../translation/useTranslation.ts';
import flow from '../ui/layout.module.css';

/** What this order has otherwise than the one that it is a revision of (D61). */
export function Revision({ page: { data, revises } }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const differences = useMemo(() => (revises ? orderDifferences(revises, data) : []), [revises, data]);
  if (!revises) return null;
  const money = (amount: number) => {
    const words = formatMoney(cents(amount), data.currency, language);
    return amount > 0 ? `+${words}` : words;
  };
  const isComparable = revises.currency === data.currency;
  return (
    <section className={flow.stack} aria-labelledby="revision-title">
      <h2 id="revision-title">{t('download.revision')}</h2>
      <p>
        <Link href={downloadPath(revises.id)}>
          {t('download.revises', { number: revises.number || revises.id })}
        </Link>
        {isComparable &&
          ` · ${t('download.netChange', { change: money(data.totals.net - revises.totals.net) })}`}
      </p>
      {differences.length === 0 ? (
        <p>{t('download.noDifferences')}</p>
      ) : (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('parts.article')}</th>
              <th scope="col" className={tables.number}>
                {t('download.piecesBefore')}
              </th>
              <th scope="col" className={tables.number}>
                {t('download.piecesNow')}
              </th>
              <th scope="col" className={tables.number}>
                {t('download.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ key, line: { titles, code }, before, after, change }) => (
              <tr key={key}>
                <th scope="row">
                  {titleIn(
                    { title: titles.PL ?? code, titleEn: titles.EN ?? '', translation: titles },
                    language,
                  )}
                </th>
                <td className={tables.number}>{before}</td>
                <td className={tables.number}>{after}</td>
                <td className={tables.number}>{change === null ? '–' : money(change)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
