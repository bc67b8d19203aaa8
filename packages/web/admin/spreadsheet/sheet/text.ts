import { FORMULA_START } from '../../../csv/csv.ts';
import type { ReadCell } from './cell.ts';

/** Text that spreadsheets convert, losing zeros and digits. */
const NUMBER_OR_DATE = /^\d[\d\s.,:/%-]*(e\d+)?$/i;
/** English, Polish and German errors; LibreOffice uses numbers for some. */
const ERROR_VALUE =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|N\/D!?|ADR!|ARG!|DZIEL\/0!|NAZWA\?|LICZBA!|ZERO!|NV|BEZUG!|WERT!|ZAHL!)|(?:Err|Błąd):\d{3})$/i;
const isMistaken = (text: string): boolean =>
  FORMULA_START.test(text) || NUMBER_OR_DATE.test(text) || ERROR_VALUE.test(text);
const isGuarded = (text: string): boolean => text.startsWith("'") && isMistaken(text.replace(/^'+/, ''));

/**
 * Spreadsheets would execute or convert the text.
 * @param isTyped whether cells are marked as text
 */
export function guarded(text: string, isTyped: boolean): string {
  const isInNeed =
    FORMULA_START.test(text) || ERROR_VALUE.test(text) || (!isTyped && NUMBER_OR_DATE.test(text));
  return isInNeed || isGuarded(text) ? `'${text}` : text;
}

/** A leading hyphen starts no formula, and a guard would change the id. */
const ID = /^[\w-]+$/;

export const guardedId = (text: string, isTyped: boolean): string =>
  ID.test(text) && !NUMBER_OR_DATE.test(text) ? text : guarded(text, isTyped);

export const unguarded = (cell: string): string => (isGuarded(cell) ? cell.slice(1) : cell);

/** User's notation that preserves leading zeros: `="0012"`. */
const TEXT_AS_FORMULA = /^="((?:[^"]|"")*)"$/;

/** @param isTyped whether the cell is marked as text */
export function readText(text: string, isTyped: boolean): ReadCell {
  if (text === '') return null;
  if (ERROR_VALUE.test(text)) return { lost: 'error', text };
  const [, inside] = TEXT_AS_FORMULA.exec(text) ?? [];
  if (inside !== undefined) return inside.replaceAll('""', '"') || null;
  if (!isTyped && text.startsWith('=')) return { lost: 'formula', text };
  return unguarded(text);
}
