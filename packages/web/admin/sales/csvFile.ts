import Papa from 'papaparse';

/** Without it Excel takes the file for one in the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet takes a cell that begins so for a formula. Texts in it were written by visitors. */
const FORMULA_START = /^[=+\-@\t\r\n]/;

/** Rows under a head, as Polish spreadsheets expect a CSV: semicolons between cells, CRLF after a row. */
export function csvOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = Papa.unparse([[...head], ...rows.map((row) => [...row])], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA_START,
  });
  return `${BYTE_ORDER_MARK}${body}\r\n`;
}
