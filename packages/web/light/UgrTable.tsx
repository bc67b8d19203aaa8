import { ratingInWords } from '@lumitor/domain/lists/lightFacts';
import { UGR_REFUSALS, type UgrOfFile } from '@lumitor/domain/photometry/photometricTable';
import { UGR_ROOMS } from '@lumitor/domain/photometry/ugr';
import type { ReactNode } from 'react';
import styles from './UgrTable.module.css';
import { UGR_COLUMNS, UGR_VIEWS } from './ugrCsv.ts';

export const UGR_WORDS = [
  'title',
  'about',
  'room',
  'crosswise',
  'endwise',
  'mean',
  ...UGR_REFUSALS,
  'tilts',
] as const;
export type UgrWord = (typeof UGR_WORDS)[number];

interface UgrTableProps {
  ugr: UgrOfFile;
  tilts: boolean;
  words: Readonly<Record<UgrWord, string>>;
  language: string;
  children?: ReactNode;
}

/** Standard room for comparing luminaires: 4H × 8H, 70/50/20. */
const STANDARD = UGR_ROOMS.findIndex(({ x, y }) => x === 4 && y === 8);

/** Glare ratings in standard rooms, or the reason for their absence (D65). */
export function UgrTable({ ugr, tilts, words, language, children }: UgrTableProps) {
  const refusal = tilts ? 'tilts' : 'refusal' in ugr && ugr.refusal;
  if (refusal || 'refusal' in ugr)
    return <p className={styles.refusal}>UGR: {words[refusal || 'noOpening']}</p>;
  const standard = ugr.rows[STANDARD] ?? [];
  return (
    <details className={styles.ugr}>
      <summary>
        {words.title}: {ratingInWords(standard[0], language)} /{' '}
        {ratingInWords(standard[UGR_COLUMNS.length], language)}
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
              {UGR_VIEWS.map((view) => (
                <th key={view} colSpan={UGR_COLUMNS.length} scope="colgroup">
                  {words[view]}
                </th>
              ))}
            </tr>
            <tr>
              {UGR_VIEWS.flatMap((view) =>
                UGR_COLUMNS.map((shares) => (
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
                {UGR_VIEWS.flatMap((view, half) =>
                  UGR_COLUMNS.map((shares, column) => (
                    <td key={`${view} ${shares}`}>
                      {ratingInWords(ugr.rows[row]?.[half * UGR_COLUMNS.length + column], language)}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </details>
  );
}
