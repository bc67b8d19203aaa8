/** Without it Excel takes the file for one in the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet takes a cell that begins so for a formula. Texts in it were written by visitors. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

function cellOf(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows under a head, as Polish spreadsheets expect a CSV: semicolons between cells, CRLF after a row. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const written = [head, ...rows].map((cells) => `${cells.map(cellOf).join(';')}\r\n`);
  return BYTE_ORDER_MARK + written.join('');
}
