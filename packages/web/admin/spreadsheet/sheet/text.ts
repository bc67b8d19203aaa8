import { FORMULA_START } from '../../../parts/csv.ts';

/** Read from CSV, a spreadsheet takes such a text for a number or a date, and loses zeros and digits of it. */
const NUMBER_OR_DATE = /^\d[\d\s.,:/%-]*(e\d+)?$/i;
const isMistaken = (text: string): boolean => FORMULA_START.test(text) || NUMBER_OR_DATE.test(text);
/** Begins with apostrophes, and would be mistaken without them. */
const isGuarded = (text: string): boolean => text.startsWith("'") && isMistaken(text.replace(/^'+/, ''));

/**
 * A text as it is written into a cell: with an apostrophe before it where a spreadsheet would otherwise
 * run it or take it for something else. Texts that begin with apostrophes of their own get one more, so
 * that each is read again as it was.
 * @param isTyped whether the file says of a cell that it is text, as XLSX does and CSV can't
 */
export function guarded(text: string, isTyped: boolean): string {
  const isInNeed = FORMULA_START.test(text) || (!isTyped && NUMBER_OR_DATE.test(text));
  return isInNeed || isGuarded(text) ? `'${text}` : text;
}

/** An id, as the data service makes them: where it begins with a hyphen it is no formula, and any guard would change it. */
const ID = /^[\w-]+$/;

export const guardedId = (text: string, isTyped: boolean): string =>
  ID.test(text) && !NUMBER_OR_DATE.test(text) ? text : guarded(text, isTyped);

/** The text behind a cell's. */
export const unguarded = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);
