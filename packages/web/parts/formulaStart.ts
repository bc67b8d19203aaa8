/**
 * A text that begins so is run by a spreadsheet as a formula: after spaces too, with the wide signs of East Asian
 * keyboards, and after what ends a cell or a row.
 */
export const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
