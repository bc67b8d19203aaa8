/** Without it Excel assumes the computer's own code page. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formula start: also after spaces, separators, and as full-width signs. */
export const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Spreadsheets with another separator ignore quotation marks. */
const FORMULA_WITHIN = /([,;\t\r\n]\s*)(?=[=+\-@＝＋－＠])/g;

export const notRun = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text);

/** Safe for all separators; never imported again. */
export const notRunAnywhere = (text: string): string => notRun(text).replace(FORMULA_WITHIN, "$1'");

/** CSV (RFC 4180). @param textOf must make text safe for spreadsheets */
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

interface Notation {
  decimal: string;
  separator: ';' | ',';
}

/** @param language code in upper case */
export function notationOf(language: string): Notation {
  const parts = new Intl.NumberFormat(language.toLowerCase()).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}

export const tableCsv = (cells: readonly (readonly string[])[], language: string): string =>
  csvOf(cells, notRun, notationOf(language).separator);

export const csvFile = (csv: string): Blob => new Blob([csv], { type: 'text/csv;charset=utf-8' });
