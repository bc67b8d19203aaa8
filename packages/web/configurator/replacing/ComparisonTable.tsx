import type { ReactNode } from 'react';
import { useTranslation } from '../../translation/useTranslation.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './ComparisonTable.module.css';
import type { ComparisonRow } from './comparisonRows.ts';

interface CellProps {
  figure: string | undefined;
  fault?: ReactNode;
}

function Cell({ figure, fault }: CellProps) {
  return (
    <td data-bad={fault ? true : undefined}>
      {figure ?? <Skeleton width={56} />}
      {fault && <VisuallyHidden> ({fault})</VisuallyHidden>}
    </td>
  );
}

export function ComparisonTable({ rows }: { rows: readonly ComparisonRow[] }) {
  const { t } = useTranslation();
  const isWaiting = rows.some(({ change }) => change === undefined);
  return (
    <>
      <table className={styles.table} aria-label={t('replacing.comparison')} aria-busy={isWaiting}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('replacing.figure')}</VisuallyHidden>
            </th>
            <th scope="col">{t('replacing.now')}</th>
            <th scope="col">{t('replacing.after')}</th>
            <th scope="col">{t('replacing.change')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, note, now, after, change, fault, isFirst, isNowBad, isAfterBad }) => (
            <tr key={key} data-first={isFirst}>
              <th scope="row">
                {label} {note && <small>{note}</small>}
              </th>
              <Cell figure={now} fault={isNowBad && fault} />
              <Cell figure={after} fault={isAfterBad && fault} />
              <Cell figure={change} />
            </tr>
          ))}
        </tbody>
      </table>
      <output>
        <VisuallyHidden>{isWaiting ? t('replacing.computing') : ''}</VisuallyHidden>
      </output>
    </>
  );
}
