import { columnsOf, headOf, type LuminaireList } from '@lumitor/domain/lists/luminaireList';
import { useId, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import text from '../ui/text.module.css';
import { figures, Table } from './Table.tsx';
import styles from './table.module.css';

/** Rows of a collapsed list; equal to the style sheet. */
const SHOWN = 12;

export function LuminaireTable({ list }: { list: LuminaireList }) {
  const { t } = useTranslation();
  const tableId = useId();
  const [isWhole, setWhole] = useState(false);
  const { rows, without } = list;
  const isLong = rows.length > SHOWN;
  const columns = columnsOf(list).filter((column) => !['number', 'sign', 'code', 'title'].includes(column));
  return (
    <div className={styles.listed}>
      <Table
        id={tableId}
        className={classes(styles.table, isLong && !isWhole && styles.folded)}
        caption={t('parts.luminaires')}
        columns={[
          { key: 'number', head: headOf('number', t) },
          { key: 'title', head: headOf('title', t) },
          ...columns.map((column) => figures(column, headOf(column, t))),
        ]}
        rows={rows.map((row) => ({
          key: row.number,
          head: row.number,
          cells: [
            <span key="title" className={styles.words}>
              {row.title}
              <span className={styles.detail}>{[row.sign, row.code].filter(Boolean).join(' · ')}</span>
            </span>,
            ...columns.map((column) => row[column]),
          ],
        }))}
      />
      {without > 0 && <p className={text.note}>{t('parts.withoutPlace', { count: without })}</p>}
      <p className={text.note}>{t('parts.placeHint')}</p>
      {isLong && (
        <Button
          size="small"
          className={styles.fold}
          aria-expanded={isWhole}
          aria-controls={tableId}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('parts.fewerLuminaires') : t('parts.allLuminaires', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
