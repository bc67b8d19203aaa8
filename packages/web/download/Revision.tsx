import { titleOfStoredLine } from '@lumitor/domain/lists/recordRows';
import { isPriced, orderDifferences } from '@lumitor/domain/order/orderDifferences';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import { formatMoney } from '@lumitor/domain/quote/money';
import { cents } from '@lumitor/domain/units';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { downloadPath } from '../addresses.ts';
import { figures, Table } from '../parts/Table.tsx';
import { useTranslation } from '../translation/useTranslation.ts';
import flow from '../ui/layout.module.css';

export const REVISION = 'revision';

/** Differences from the revised order (D61). */
export function Revision({ page: { data, revises } }: { page: ShownOrder }) {
  const { t, language } = useTranslation();
  const differences = useMemo(() => (revises ? orderDifferences(revises, data) : []), [revises, data]);
  if (!revises) return null;
  const money = (amount: number) => {
    const words = formatMoney(cents(amount), data.currency, language);
    return amount > 0 ? `+${words}` : words;
  };
  const isComparable = revises.currency === data.currency;
  const isSure = isPriced(revises.lines) && isPriced(data.lines);
  const net = cents(data.totals.net - revises.totals.net);
  return (
    <section id={REVISION} className={flow.stack} aria-labelledby="revision-title">
      <h2 id="revision-title">{t('download.revision')}</h2>
      <p>
        <Link href={downloadPath(revises.id)}>
          {t('download.revises', { number: revises.number || revises.id })}
        </Link>
        {isComparable &&
          ` · ${isSure ? t('download.netChange', { change: money(net) }) : t('download.netOnRequest')}`}
      </p>
      {differences.length === 0 ? (
        <p>{t('download.noDifferences')}</p>
      ) : (
        <Table
          columns={[
            { key: 'article', head: t('parts.article') },
            figures('before', t('download.piecesBefore')),
            figures('now', t('download.piecesNow')),
            figures('change', t('download.change')),
          ]}
          rows={differences.map(({ key, line, before, after, change }) => ({
            key,
            head: titleOfStoredLine(line, language, t),
            cells: [before, after, change === null ? t('download.changeOnRequest') : money(change)],
          }))}
        />
      )}
    </section>
  );
}
