import { greatestOf } from '@lumitor/domain/math/lists';
import { revisionNumber } from '@lumitor/domain/order/orderNumber';
import { sql } from 'kysely';
import type { Db, OrderWorkRow } from '../database/schema.ts';

/** Id of the first revision, under which shared data of an order is stored. @param table the work, or its alias */
export const firstIdOf = (table = 'orderWork') =>
  sql<string>`coalesce(nullif(${sql.ref(`${table}.firstId`)}, ''), ${sql.ref(`${table}.id`)})`;

/** Id of the first revision of an order; the given id if it revises none, or is unknown. */
export async function firstRevision(db: Db, orderId: string): Promise<string> {
  const row = await db.selectFrom('orderWork').select('firstId').where('id', '=', orderId).executeTakeFirst();
  return row?.firstId || orderId;
}

/** All revisions of an order, oldest first; empty if the order is unknown. */
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

/** Position of the last offer of any revision; 0: none. */
export async function lastPosition(db: Db, ids: readonly string[]): Promise<number> {
  const { last } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('orderId', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Fields that a revision inherits from the latest revision of its order (D76). */
export type Inherited = Pick<
  OrderWorkRow,
  'number' | 'firstId' | 'revises' | 'revision' | 'status' | 'assignee' | 'enquiredAt' | 'parent' | 'email'
>;

/** Makes the latest revision represent all others, within the transaction that stores it. */
export const countLatest = (db: Db, { firstId, id }: Pick<OrderWorkRow, 'firstId' | 'id'>) =>
  db
    .updateTable('orderWork')
    .set({ isLatest: 0 })
    .where(({ or, eb }) => or([eb('id', '=', firstId), eb('firstId', '=', firstId)]))
    .where('id', '<>', id)
    .execute();

/**
 * Number and inherited fields of an order's next revision; its row is locked until the transaction ends. Revisions and
 * offers share one series of suffixes. @returns null if the order is unknown
 */
export async function nextRevision(db: Db, orderId: string): Promise<Inherited | null> {
  const first = await firstRevision(db, orderId);
  // Concurrent revisions wait for the lock of the first one.
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
  const { status, assignee, enquiredAt, parent, email } = latest;
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
  };
}
