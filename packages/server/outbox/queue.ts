import type { Selectable } from 'kysely';
import { engineOf } from '../database/database.ts';
import type { Db, OutboxRow } from '../database/schema.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** Age of a claim after which its sender counts as gone. */
const LEASE = 60 * SECOND;
/** Leaves room for some late or failed renewals. */
export const RENEWED_EVERY = LEASE / 4;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 6 * HOUR;
/** Age at which an entry is given up. */
const TRIED_FOR = 5 * DAY;
/** Time for which sent and given-up entries are listed. */
const REMEMBERED_FOR = 30 * DAY;

/** Row that only this sender handles until its lease ends. */
export type Claimed = Selectable<OutboxRow> & { payload: string };

/**
 * Lanes that do not wait for each other: mails of the shop, mails caused by visitors, slow ones of these, and webhook
 * events.
 */
export type Lane = Claimed['lane'];

const after = (milliseconds: number, now: number) => new Date(now + milliseconds).toISOString();

/** Claims the next due row of a lane for this sender; null if none is due. */
export async function claim(db: Db, lane: Lane, now = Date.now()): Promise<Claimed | null> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('nextAt', '<=', after(0, now))
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
    // Concurrent senders each find another row.
    .$if(engineOf(db) === 'postgres', (rows) => rows.forUpdate().skipLocked());
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ nextAt: after(LEASE, now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return (row as Claimed | undefined) ?? null;
}

/** Matches the row only while no other sender has claimed it. */
const claimedAs = (db: Db, { id, attempts }: Claimed) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts);

/** Renews a claim, unless its result is recorded or another sender has it. @returns the renewed claim */
export async function renew(db: Db, claimed: Claimed, now = Date.now()): Promise<Claimed> {
  const nextAt = after(LEASE, now);
  const { numUpdatedRows } = await claimedAs(db, claimed)
    .where('nextAt', '=', claimed.nextAt)
    .set({ nextAt })
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...claimed, nextAt } : claimed;
}

/** Records a delivery and deletes its content. */
export async function noteSent(db: Db, claimed: Claimed, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ doneAt: after(0, now), nextAt: null, payload: null, lastError: null })
    .execute();
}

/** Doubles with every attempt, up to a limit. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE);

/** Records a failure. @param isFinal retrying is useless @returns whether the entry is given up */
export async function noteFailed(
  db: Db,
  claimed: Claimed,
  { message, isFinal }: { message: string; isFinal: boolean },
  now = Date.now(),
): Promise<boolean> {
  const pause = pauseAfter(claimed.attempts);
  const isGivenUp = isFinal || now + pause > Date.parse(claimed.at) + TRIED_FOR;
  await claimedAs(db, claimed)
    .set({ nextAt: isGivenUp ? null : after(pause, now), lastError: message.slice(0, 500) })
    .execute();
  return isGivenUp;
}

/** Moves an entry to another lane without counting the attempt. */
export async function moveTo(db: Db, claimed: Claimed, lane: Lane, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ lane, nextAt: after(0, now), attempts: claimed.attempts - 1 })
    .execute();
}

/** Makes a waiting or given-up entry due now. @returns whether it exists */
export async function tryNow(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAt: after(0, now) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a waiting entry for good. @returns whether it existed */
export async function drop(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes entries that were sent or given up long ago. */
export async function forgetOld(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('nextAt', 'is', null)
    .where('at', '<', after(-REMEMBERED_FOR, now))
    .execute();
}
