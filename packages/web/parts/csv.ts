/** Without it Excel takes the file for one in the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A text that begins so is run by a spreadsheet as a formula: after spaces too, with the wide signs of East Asian
 * keyboards, and after what ends a cell or a row.
 */
export const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/**
 * Where a formula stands after a sign that parts cells in another country: such a spreadsheet takes no notice of the
 * quotation marks either.
 */
const FORMULA_WITHIN = /([,;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet runs. */
export const notRun = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** The same in a spreadsheet of any country: for what visitors wrote, and nobody reads in again. */
export const notRunAnywhere = (text: string): string => notRun(text).replace(FORMULA_WITHIN, "$1'");

/**
 * Rows as CSV (RFC 4180).
 * @param textOf what is written for a cell, so that no spreadsheet runs it
 * @param separator the comma is the decimal sign of Polish spreadsheets: theirs is the semicolon
 */
export function csvOf<Cell>(
  rows: readonly (readonly Cell[])[],
  textOf: (cell: Cell, index: number) => string,
  separator: ';' | ',' = ';',
): string {
  const written = (cell: Cell, index: number) => {
    const text = textOf(cell, index);
    const isQuoted = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(written).join(separator)}\r\n`).join('');
}

/** How a spreadsheet of a language writes numbers and parts cells. */
interface Notation {
  decimal: string;
  /** A semicolon where the comma is the decimal sign. */
  separator: ';' | ',';
}

/** @param language code in capitals */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language.toLowerCase()).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}

/** Cells for a spreadsheet in the given language, of texts that it does not run. */
export const tableCsv = (cells: readonly (readonly string[])[], language: string): string =>
  csvOf(cells, notRun, notationOf(language).separator);

export const csvFile = (csv: string): Blob => new Blob([csv], { type: 'text/csv;charset=utf-8' });
