import type { Rail } from '@lumitor/domain/kinds/rail/step';
import { cutRows, sawingInWords } from '@lumitor/domain/lists/cutRows';
import type { Sawing } from '@lumitor/domain/parts/sawing';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Table } from './Table.tsx';
import styles from './table.module.css';

const COLUMNS = [
  ['rail'],
  ['cut'],
  ['quantity', styles.number],
  ['offcut', styles.number],
  ['steps', styles.steps],
] as const;

export function CutListTable({ steps, sawing }: { steps: readonly Rail[]; sawing: Sawing }) {
  const { t, language } = useTranslation();
  const { usesOffcuts, kerf } = sawing;
  const rows = useMemo(
    () => cutRows(steps, { usesOffcuts, kerf }, language, t),
    [steps, usesOffcuts, kerf, language, t],
  );
  const note = sawingInWords(sawing, language, t);
  return (
    <Table
      caption={
        <>
          {t('parts.cutList')}
          {note && <span className={styles.detail}>{note}</span>}
        </>
      }
      columns={COLUMNS.map(([key, className]) => ({ key, head: t(`parts.${key}`), className }))}
      rows={rows.map(({ key, rail, cut, count, offcut, steps: numbers }) => ({
        key,
        head: rail,
        cells: [cut, count, offcut, numbers],
      }))}
    />
  );
}
