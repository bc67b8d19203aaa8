import { UGR_REFUSALS, type UgrOfFile, type UgrValue } from '@lumitor/domain/photometry/photometricTable';
import { UGR_REFLECTANCES, UGR_ROOMS } from '@lumitor/domain/photometry/ugr';
import { formatFixed } from '@lumitor/domain/translation/figures';
import styles from './UgrTable.module.css';

export const UGR_WORDS = [
  ...(['title', 'about', 'room', 'crosswise', 'endwise', 'mean'] as const),
  ...([...UGR_REFUSALS, 'tilts'] as const),
] as const;
export type UgrWord = (typeof UGR_WORDS)[number];

interface UgrTableProps {
  ugr: UgrOfFile;
  /** A luminaire that is aimed stands in no standard room. */
  tilts: boolean;
  words: Readonly<Record<UgrWord, string>>;
  language: string;
}

const VIEWS = ['crosswise', 'endwise'] as const;
/** By which two luminaires are compared: 4H × 8H, 70/50/20. */
const STANDARD = UGR_ROOMS.findIndex(({ x, y }) => x === 4 && y === 8);
const COLUMNS = UGR_REFLECTANCES.map((shares) => shares.map((share) => Math.round(share * 100)).join('/'));

/** The unified glare ratings of a luminaire in standard rooms, as its whole file tells them, or why there are none (D65). */
export function UgrTable({ ugr, tilts, words, language }: UgrTableProps) {
  const refusal = tilts ? 'tilts' : 'refusal' in ugr && ugr.refusal;
  if (refusal || 'refusal' in ugr)
    return <p className={styles.refusal}>UGR: {words[refusal || 'noOpening']}</p>;
  const told = (value: UgrValue | undefined) => {
    if (value === 'low') return '<10';
    return typeof value === 'number' ? formatFixed(value, 1, language) : '–';
  };
  const standard = ugr.rows[STANDARD] ?? [];
  return (
    <details className={styles.ugr}>
      <summary>
        {words.title}: {told(standard[0])} / {told(standard[COLUMNS.length])}
      </summary>
      <p>
        {words.about} {ugr.isMean && words.mean}
      </p>
      <section
        className={styles.scrolled}
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach that
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                {words.room}
              </th>
              {VIEWS.map((view) => (
                <th key={view} colSpan={COLUMNS.length} scope="colgroup">
                  {words[view]}
                </th>
              ))}
            </tr>
            <tr>
              {VIEWS.flatMap((view) =>
                COLUMNS.map((shares) => (
                  <th key={`${view} ${shares}`} scope="col">
                    {shares}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {UGR_ROOMS.map(({ x, y }, row) => (
              <tr key={`${x} ${y}`}>
                <th scope="row">
                  {x}H × {y}H
                </th>
                {VIEWS.flatMap((view, half) =>
                  COLUMNS.map((shares, column) => (
                    <td key={`${view} ${shares}`}>{told(ugr.rows[row]?.[half * COLUMNS.length + column])}</td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
