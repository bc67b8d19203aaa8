import { ratingInWords } from '@lumitor/domain/lists/lightFacts';
import type { UgrOfFile } from '@lumitor/domain/photometry/photometricTable';
import { UGR_REFLECTANCES, UGR_ROOMS } from '@lumitor/domain/photometry/ugr';
import { csvOf, notationOf, notRun } from '../csv/csv.ts';

export const UGR_VIEWS = ['crosswise', 'endwise'] as const;
/** Reflectances of ceiling, walls and floor in trade notation: `70/50/20`. */
export const UGR_COLUMNS = UGR_REFLECTANCES.map((shares) =>
  shares.map((share) => Math.round(share * 100)).join('/'),
);

/** Rows as displayed, followed by the basis. */
export function ugrCsv(
  { rows, isMean }: Extract<UgrOfFile, { rows: unknown }>,
  words: Readonly<Record<(typeof UGR_VIEWS)[number] | 'room' | 'about' | 'mean', string>>,
  language: string,
): string {
  const head = UGR_VIEWS.flatMap((view) => UGR_COLUMNS.map((shares) => `${words[view]} ${shares}`));
  const rated = UGR_ROOMS.map(({ x, y }, room) => [
    `${x}H × ${y}H`,
    ...head.map((_, column) => ratingInWords(rows[room]?.[column], language)),
  ]);
  const source = isMean ? `${words.about} ${words.mean}` : words.about;
  return csvOf([[words.room, ...head], ...rated, [source]], notRun, notationOf(language).separator);
}
