/** Without it Excel assumes the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Spreadsheets run text that starts like this as a formula: also after spaces, with the full-width signs of East Asian
 * keyboards, and after separators of cells or rows.
 */
export const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Start of a formula after a separator of another country: such a spreadsheet ignores the quotation marks, too. */
const FORMULA_WITHIN = /([,;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

/** Text that no spreadsheet runs as a formula. */
export const notRun = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Text safe in spreadsheets of all countries, for visitors' text that is never imported again. */
export const notRunAnywhere = (text: string): string => notRun(text).replace(FORMULA_WITHIN, "$1'");

/**
 * Rows as CSV (RFC 4180).
 * @param textOf text of a cell, made safe for spreadsheets
 * @param separator semicolon in Polish spreadsheets, whose decimal sign is the comma
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

/** Number format and cell separator of a language's spreadsheets. */
interface Notation {
  decimal: string;
  /** Semicolon if the comma is the decimal sign. */
  separator: ';' | ',';
}

/** @param language code in upper case */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language.toLowerCase()).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}

/** Safe text cells for a spreadsheet in the given language. */
export const tableCsv = (cells: readonly (readonly string[])[], language: string): string =>
  csvOf(cells, notRun, notationOf(language).separator);

export const csvFile = (csv: string): Blob => new Blob([csv], { type: 'text/csv;charset=utf-8' });
