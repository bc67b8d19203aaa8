import { type SqlBool, sql } from 'kysely';
import { indexValue } from '../documents/document.ts';

const MAX_TERMS = 8;
const LOCAL_DIGITS = 9;
const FEWEST_DIGITS = 6;

export const pattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

export const like = (column: string, term: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern(term)} escape '\\'`;

export const termsIn = (typed: string): string[] =>
  indexValue(typed).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);

/** Null if not a phone number. */
export function phoneIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const isPhone = /^\s*\+?[\d\s()-]+$/.test(typed) && digits.length >= FEWEST_DIGITS;
  return isPhone ? digits.slice(-LOCAL_DIGITS) : null;
}
