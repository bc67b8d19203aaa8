import { imageAt } from '@lumitor/domain/catalogue/image';
import { PART_GROUPS, type PartRow } from '@lumitor/domain/lists/partRow';
import { type Currency, formatMoney } from '@lumitor/domain/quote/money';
import type { Cents } from '@lumitor/domain/units';
import { useTranslation } from '../translation/useTranslation.ts';
import { Badge } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import styles from './table.module.css';

export interface PartsTableProps {
  rows: readonly PartRow[];
  currency: Currency;
}

/** Amounts are net. On a narrow screen unit prices move under the title. */
export function PartsTable({ rows, currency }: PartsTableProps) {
  const { t, language } = useTranslation();
  const money = (amount: Cents | null) =>
    amount === null ? t('parts.onRequest') : formatMoney(amount, currency, language);
  const groups = PART_GROUPS.map((group) => ({
    group,
    groupRows: rows.filter((row) => row.group === group),
  }));

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('parts.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('parts.article')}</th>
          <th scope="col" className={styles.number}>
            {t('parts.quantity')}
          </th>
          <th scope="col" className={styles.wideNumber}>
            {t('parts.unitPrice')}
          </th>
          <th scope="col" className={styles.number}>
            {t('parts.lineTotal')}
          </th>
        </tr>
      </thead>
      {groups
        .filter(({ groupRows }) => groupRows.length > 0)
        .map(({ group, groupRows }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.group}>
                {t(`parts.group_${group}`)}
              </th>
            </tr>
            {groupRows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  <span className={styles.article}>
                    <span className={classes(styles.place, row.img && styles.picture)}>
                      {row.img && (
                        <img src={imageAt(row.img, 96)} alt="" width={40} height={40} loading="lazy" />
                      )}
                    </span>
                    <span className={styles.words}>
                      <span>{row.title}</span>
                      <span className={styles.detail}>
                        {[row.code, ...row.details].filter(Boolean).join(' · ')}
                        {row.fault && <Badge tone="bad">{t(`parts.${row.fault}`)}</Badge>}
                      </span>
                      {row.unitPrice !== null && (
                        <span className={styles.narrowOnly}>
                          {t('parts.each', { price: money(row.unitPrice) })}
                        </span>
                      )}
                    </span>
                  </span>
                </th>
                <td className={styles.number}>{row.quantity ?? '–'}</td>
                <td className={styles.wideNumber}>{money(row.unitPrice)}</td>
                <td className={styles.number}>{money(row.total)}</td>
              </tr>
            ))}
          </tbody>
        ))}
    </table>
  );
}
