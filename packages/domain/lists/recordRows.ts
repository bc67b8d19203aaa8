import { lineDetails } from '../order/lineFields.ts';
import type { RecordLine } from '../order/record.ts';
import { wordsIn } from '../translation/articleTexts.ts';
import type { Translate } from '../translation/lookup.ts';
import { cents } from '../units.ts';
import { describe, faultOf, groupOf, inGroups, type PartRow } from './partRow.ts';

// Apart from the rows of a quote, which the first price waits for: it needs no words of what is stored.

/** A language that was not active when the order was saved has no titles of its own in it. Empty without a line. */
export const storedTitle = (line: RecordLine | undefined, language: string): string =>
  line ? wordsIn(line.titles, language) || line.code : '';

/** The parts list of a stored order, as it was saved. @param language code in capitals */
export function rowsOfRecord(lines: readonly RecordLine[], language: string, t: Translate): PartRow[] {
  const rows = lines.map((line, index): PartRow => {
    const { kind, role, code, img, unitPrice, quantity, total, missing } = line;
    const fault = faultOf(kind, missing);
    const title = describe(storedTitle(line, language), { kind, role, fault }, t);
    return {
      key: String(index),
      group: groupOf(line),
      title,
      code: kind === 'system' ? '' : code,
      img,
      details: lineDetails(line, title, language),
      unitPrice: unitPrice === null ? null : cents(unitPrice),
      quantity,
      total: total === null ? null : cents(total),
      fault,
    };
  });
  return inGroups(rows);
}
