import type { Selectable } from 'kysely';
import { engineOf } from '../database/database.ts';
import type { Db, OutboxRow } from '../database/schema.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** A claim that was not renewed for so long counts as that of a sender that is gone. */
const LEASE = 60 * SECOND;
/** Some renewals may fail, or come late. */
export const RENEWED_EVERY = LEASE / 4;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 6 * HOUR;
/** So long after it was queued it is given up. */
const TRIED_FOR = 5 * DAY;
/** So long it is known what was sent or given up. */
const REMEMBERED_FOR = 30 * DAY;

/** A row that this sender alone has until its lease ends. */
export type Claimed = Selectable<OutboxRow> & { payload: string };

/**
 * What the shop sends, what visitors cause, what of that takes long to make, and what a webhook is told: nothing waits
 * behind anything of another lane.
 */
export type Lane = Claimed['lane'];

const after = (milliseconds: number, now: number) => new Date(now + milliseconds).toISOString();

/** Takes the row of a lane whose turn it is, so that no other sender does; null where none is due. */
export async function claim(db: Db, lane: Lane, now = Date.now()): Promise<Claimed | null> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('nextAt', '<=', after(0, now))
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
    // Senders that look at once each find another row.
    .$if(engineOf(db) === 'postgres', (rows) => rows.forUpdate().skipLocked());
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ nextAt: after(LEASE, now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return (row as Claimed | undefined) ?? null;
}

/** Only as long as no other sender has claimed it since. */
const claimedAs = (db: Db, { id, attempts }: Claimed) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts);

/** Goes on with a claim, unless it has been noted, or is another sender's by now. @returns the claim as it is then */
export async function renew(db: Db, claimed: Claimed, now = Date.now()): Promise<Claimed> {
  const nextAt = after(LEASE, now);
  const { numUpdatedRows } = await claimedAs(db, claimed)
    .where('nextAt', '=', claimed.nextAt)
    .set({ nextAt })
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...claimed, nextAt } : claimed;
}

/** It is sent: what it said is not kept. */
export async function noteSent(db: Db, claimed: Claimed, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ doneAt: after(0, now), nextAt: null, payload: null, lastError: null })
    .execute();
}

/** Doubles with every attempt, up to a bound. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE);

/** It could not be sent. @param isFinal another attempt would be in vain. @returns whether it is given up */
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

/** Has it wait in another lane, and does not count the attempt. */
export async function moveTo(db: Db, claimed: Claimed, lane: Lane, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ lane, nextAt: after(0, now), attempts: claimed.attempts - 1 })
    .execute();
}

/** Has a row that waits, or was given up, sent at once. @returns whether there is such a row */
export async function tryNow(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAt: after(0, now) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives up what waits, for good. @returns whether there was such a row */
export async function drop(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets what was sent, or given up, long ago. */
export async function forgetOld(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('nextAt', 'is', null)
    .where('at', '<', after(-REMEMBERED_FOR, now))
    .execute();
}
