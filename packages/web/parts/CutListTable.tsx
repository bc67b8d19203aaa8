import type { Step } from '@lumitor/domain/layout/step';
import { cutRows, sawingInWords } from '@lumitor/domain/lists/cutRows';
import type { Sawing } from '@lumitor/domain/parts/sawing';
import { useMemo } from 'react';
import { useTranslation } from '../translation/useTranslation.ts';
import styles from './table.module.css';

const COLUMNS = [
  ['rail'],
  ['cut'],
  ['quantity', styles.number],
  ['offcut', styles.number],
  ['steps', styles.steps],
] as const;

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
          {COLUMNS.map(([name, className]) => (
            <th key={name} scope="col" className={className}>
              {t(`parts.${name}`)}
            </th>
          ))}
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
