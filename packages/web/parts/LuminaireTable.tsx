import { columnsOf, headOf, type LuminaireList } from '@lumitor/domain/lists/luminaireList';
import { useId, useState } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import text from '../ui/text.module.css';
import styles from './table.module.css';

/** How many a folded list shows; its style says it too. */
const SHOWN = 12;

/** Every luminaire with its place; the drawing bears the same numbers. A long list folds, and is whole on paper. */
export function LuminaireTable({ list }: { list: LuminaireList }) {
  const { t } = useTranslation();
  const tableId = useId();
  const [isWhole, setWhole] = useState(false);
  const { rows, without } = list;
  const isLong = rows.length > SHOWN;
  const figures = columnsOf(list).filter((column) => !['number', 'code', 'title'].includes(column));
  return (
    <div className={styles.listed}>
      <table id={tableId} className={classes(styles.table, isLong && !isWhole && styles.folded)}>
        <caption className={styles.caption}>{t('parts.luminaires')}</caption>
        <thead>
          <tr>
            <th scope="col">{headOf('number', t)}</th>
            <th scope="col">{headOf('title', t)}</th>
            {figures.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {headOf(column, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number}>
              <th scope="row">{row.number}</th>
              <td>
                <span className={styles.words}>
                  {row.title}
                  <span className={styles.detail}>{row.code}</span>
                </span>
              </td>
              {figures.map((column) => (
                <td key={column} className={styles.number}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
