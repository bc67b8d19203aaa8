import { lineDetails } from '../order/lineFields.ts';
import type { RecordLine } from '../order/record.ts';
import { isPiece } from '../quote/lines.ts';
import { withColour } from '../translation/articleName.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { cents } from '../units.ts';
import { describe, groupOf, inGroups, type PartRow, partFault } from './partRow.ts';

// Separate, so that the first price loads no code for stored orders.

/** Without colour. Languages that were inactive at save time have no own titles. */
export const plainTitle = (line: RecordLine, language: string): string =>
  wordsIn(line.titles, language) || line.code;

export const storedTitle = (line: RecordLine | undefined, language: string, t: Translate): string =>
  line ? withColour(plainTitle(line, language), line.colour, t) : '';

export const titleOfStoredLine = (line: RecordLine, language: string, t: Translate): string =>
  withColour(
    describe(plainTitle(line, language), { ...line, fault: partFault(line.kind, line.missing) }, t),
    line.colour,
    t,
  );

export function rowsOfRecord(lines: readonly RecordLine[], language: string, t: Translate): PartRow[] {
  const rows = lines.map((line, index): PartRow => {
    const { kind, code, img, unitPrice, quantity, total, missing } = line;
    const fault = partFault(kind, missing);
    const title = titleOfStoredLine(line, language, t);
    return {
      key: String(index),
      group: groupOf(line),
      title,
      code: kind === 'system' ? '' : code,
      img,
      details: lineDetails(line, title, language, t),
      unitPrice: unitPrice === null ? null : cents(unitPrice),
      quantity: isPiece(kind) ? quantity : null,
      total: total === null ? null : cents(total),
      fault,
    };
  });
  return inGroups(rows);
}
