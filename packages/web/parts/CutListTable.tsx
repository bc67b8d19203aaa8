import type { Step } from '@lumitor/domain/layout/step';
import { cutRows, sawingInWords } from '@lumitor/domain/lists/cutRows';
import type { Sawing } from '@lumitor/domain/parts/sawing';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './table.module.css';

/** Which rail is cut to what, and into which steps it goes; the drawing bears the numbers of the steps. */
export function CutListTable({ steps, sawing }: { steps: readonly Step[]; sawing: Sawing }) {
  const { t, language } = useTranslation();
  const { usesOffcuts, kerf } = sawing;
  const rows = useMemo(
    () => cutRows(steps, { usesOffcuts, kerf }, language, t),
    [steps, usesOffcuts, kerf, language, t],
  );
  const note = sawingInWords(sawing, language, t);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t('parts.cutList')}
        {note && <span className={styles.detail}>{note}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('parts.rail')}</th>
          <th scope="col">{t('parts.cut')}</th>
          <th scope="col" className={styles.number}>
            {t('parts.quantity')}
          </th>
          <th scope="col" className={styles.number}>
            {t('parts.offcut')}
          </th>
          <th scope="col" className={styles.steps}>
            {t('parts.steps')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, rail, cut, count, offcut, steps: numbers }) => (
          <tr key={key}>
            <th scope="row">{rail}</th>
            <td>{cut}</td>
            <td className={styles.number}>{count}</td>
            <td className={styles.number}>{offcut}</td>
            <td className={styles.steps}>{numbers}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
