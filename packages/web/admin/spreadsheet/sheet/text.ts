import { FORMULA_START } from '../../../parts/csv.ts';
import type { ReadCell } from './cell.ts';

/** Read from CSV, a spreadsheet takes such a text for a number or a date, and loses zeros and digits of it. */
const NUMBER_OR_DATE = /^\d[\d\s.,:/%-]*(e\d+)?$/i;
/** What spreadsheets show in place of a value, in English, Polish and German; LibreOffice has numbers for some. */
const ERROR_VALUE =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|N\/D!?|ADR!|ARG!|DZIEL\/0!|NAZWA\?|LICZBA!|ZERO!|NV|BEZUG!|WERT!|ZAHL!)|(?:Err|Błąd):\d{3})$/i;
const isMistaken = (text: string): boolean =>
  FORMULA_START.test(text) || NUMBER_OR_DATE.test(text) || ERROR_VALUE.test(text);
/** Begins with apostrophes, and would be mistaken without them. */
const isGuarded = (text: string): boolean => text.startsWith("'") && isMistaken(text.replace(/^'+/, ''));

/**
 * A text as it is written into a cell: with an apostrophe before it where a spreadsheet would otherwise
 * run it or take it for something else. Texts that begin with apostrophes of their own get one more, so
 * that each is read again as it was.
 * @param isTyped whether the file says of a cell that it is text, as XLSX does and CSV can't
 */
export function guarded(text: string, isTyped: boolean): string {
  const isInNeed =
    FORMULA_START.test(text) || ERROR_VALUE.test(text) || (!isTyped && NUMBER_OR_DATE.test(text));
  return isInNeed || isGuarded(text) ? `'${text}` : text;
}

/** An id, as the data service makes them: where it begins with a hyphen it is no formula, and any guard would change it. */
const ID = /^[\w-]+$/;

export const guardedId = (text: string, isTyped: boolean): string =>
  ID.test(text) && !NUMBER_OR_DATE.test(text) ? text : guarded(text, isTyped);

/** The text behind a cell's. */
export const unguarded = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);

/** How people keep a spreadsheet from taking zeros off a code: `="0012"`. */
const TEXT_AS_FORMULA = /^="((?:[^"]|"")*)"$/;

/** What a text in a file says. @param isTyped whether the file says of a cell that it is text, so that `=` begins no formula */
export function readText(text: string, isTyped: boolean): ReadCell {
  if (text === '') return null;
  if (ERROR_VALUE.test(text)) return { lost: 'error', text };
  const [, inside] = TEXT_AS_FORMULA.exec(text) ?? [];
  if (inside !== undefined) return inside.replaceAll('""', '"') || null;
  if (!isTyped && text.startsWith('=')) return { lost: 'formula', text };
  return unguarded(text);
}
