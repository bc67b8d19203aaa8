import { FORMULA_START } from '../../parts/formulaStart.ts';

/** Without it Excel takes the file for one in the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/**
 * Where a formula stands after a sign that parts cells in another country: such a spreadsheet takes no notice of the
 * quotation marks either. Visitors wrote some of these texts, and nobody reads them in again.
 */
const FORMULA_WITHIN = /([,;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

function cellOf(text: string): string {
  const within = text.replace(FORMULA_WITHIN, "$1'");
  const safe = FORMULA_START.test(text) ? `'${within}` : within;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows under a head, as Polish spreadsheets expect a CSV: semicolons between cells, CRLF after a row. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const written = [head, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`);
  return BYTE_ORDER_MARK + written.join('');
}
