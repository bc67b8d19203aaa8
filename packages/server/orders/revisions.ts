import { greatestOf } from '@lumitor/domain/math/lists';
import { revisionNumber } from '@lumitor/domain/order/orderNumber';
import { sql } from 'kysely';
import type { Db, OrderWorkRow } from '../database/schema.ts';

/** Id of the first revision, which stores shared data. @param table or alias */
export const firstIdOf = (table = 'orderWork') =>
  sql<string>`coalesce(nullif(${sql.ref(`${table}.firstId`)}, ''), ${sql.ref(`${table}.id`)})`;

/** The given id if the order revises none, or is unknown. */
export async function firstRevision(db: Db, orderId: string): Promise<string> {
  const row = await db.selectFrom('orderWork').select('firstId').where('id', '=', orderId).executeTakeFirst();
  return row?.firstId || orderId;
}

export async function revisionsOf(db: Db, orderId: string): Promise<OrderWorkRow[]> {
  const first = await firstRevision(db, orderId);
  return db
    .selectFrom('orderWork')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', first), eb('firstId', '=', first)]))
    .orderBy('revision')
    .execute();
}

export const latestOf = (revisions: readonly OrderWorkRow[]): OrderWorkRow | undefined =>
  revisions.find(({ isLatest }) => isLatest === 1) ?? revisions.at(-1);

/** Counts offers of all revisions; 0: none. */
export async function lastPosition(db: Db, ids: readonly string[]): Promise<number> {
  const { last } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('orderId', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Inherited from the latest revision (D76). */
export type Inherited = Pick<
  OrderWorkRow,
  | 'number'
  | 'firstId'
  | 'revises'
  | 'revision'
  | 'status'
  | 'assignee'
  | 'enquiredAt'
  | 'parent'
  | 'email'
  | 'customerId'
>;

/** Call in the transaction that stores the latest revision. */
export const countLatest = (db: Db, { firstId, id }: Pick<OrderWorkRow, 'firstId' | 'id'>) =>
  db
    .updateTable('orderWork')
    .set({ isLatest: 0 })
    .where(({ or, eb }) => or([eb('id', '=', firstId), eb('firstId', '=', firstId)]))
    .where('id', '<>', id)
    .execute();

/** Locks the order; revisions and offers share suffixes. @returns null if unknown */
export async function nextRevision(db: Db, orderId: string): Promise<Inherited | null> {
  const first = await firstRevision(db, orderId);
  // The row of the first revision is the lock.
  const locked = await db
    .updateTable('orderWork')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', first)
    .returning('number')
    .executeTakeFirst();
  const revisions = locked ? await revisionsOf(db, first) : [];
  const latest = latestOf(revisions);
  if (!locked || !latest) return null;
  const ids = revisions.map(({ id }) => id);
  const { status, assignee, enquiredAt, parent, email, customerId } = latest;
  const isTaken = async (number: string) =>
    (await db.selectFrom('orderWork').select('id').where('number', '=', number).executeTakeFirst()) !==
    undefined;
  const used = [...revisions.map((each) => each.revision), await lastPosition(db, ids)];
  let revision = greatestOf(used) + 1;
  while (await isTaken(revisionNumber(locked.number, revision))) revision += 1;
  const number = revisionNumber(locked.number, revision);
  return {
    number,
    firstId: first,
    revises: latest.id,
    revision,
    status,
    assignee,
    enquiredAt,
    parent,
    email,
    customerId,
  };
}
