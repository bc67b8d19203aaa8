import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Schema } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';
import { firstIdOf } from './revisions.ts';

const MAX_TERMS = 8;
const LOCAL_DIGITS = 9;
const FEWEST_DIGITS = 6;

const pattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;
const like = (column: string, term: string) =>
  sql<SqlBool>`${sql.ref(column)} like ${pattern(term)} escape '\\'`;

const { eb, and, or } = expressionBuilder<Schema, 'orderWork'>();

const inRelated = (
  db: Db,
  table: 'enquiries' | 'orderEvents' | 'offers',
  term: string,
): Expression<SqlBool> =>
  eb(
    firstIdOf(),
    'in',
    db
      .selectFrom(table)
      .innerJoin('orderWork as ofOrder', 'ofOrder.id', `${table}.orderId`)
      .select(firstIdOf('ofOrder').as('first'))
      .where(like(`${table}.words`, term)),
  );

const byPartner = (db: Db, term: string): Expression<SqlBool> =>
  eb(
    'parent',
    'in',
    db
      .selectFrom('documentFields')
      .select('documentFields.id')
      .where('collection', '=', 'reflinks')
      .where('field', 'in', ['name', 'email'])
      .where(like('value', term)),
  );

const somewhere = (db: Db, term: string): Expression<SqlBool> =>
  or([
    like('orderWork.words', term),
    like('orderWork.email', term),
    sql<SqlBool>`lower(${sql.ref('orderWork.number')}) like ${pattern(term)} escape '\\'`,
    inRelated(db, 'enquiries', term),
    inRelated(db, 'orderEvents', term),
    inRelated(db, 'offers', term),
    byPartner(db, term),
  ]);

/** Null if not a phone number. */
function phoneIn(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const isPhone = /^\+?[\d\s()-]+$/.test(typed) && digits.length >= FEWEST_DIGITS;
  return isPhone ? digits.slice(-LOCAL_DIGITS) : null;
}

/** Each word matches some field (D61), or all words form a phone number. */
export function searchedFor(db: Db, typed: string): Expression<SqlBool> {
  const terms = indexValue(typed).split(/\s+/).filter(Boolean).slice(0, MAX_TERMS);
  const phone = phoneIn(typed.trim());
  const words = and(terms.map((term) => somewhere(db, term)));
  return phone === null ? words : or([words, inRelated(db, 'enquiries', phone)]);
}
