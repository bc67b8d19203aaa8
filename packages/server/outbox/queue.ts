import type { Ms } from '@lumitor/domain/units';
import type { Selectable } from 'kysely';
import { engineOf } from '../database/database.ts';
import type { Db, OutboxRow } from '../database/schema.ts';

const SECOND: Ms = 1_000;
const HOUR: Ms = 3_600 * SECOND;
const DAY: Ms = 24 * HOUR;

/** After this, the sender of a claim counts as gone. */
const LEASE: Ms = 60 * SECOND;
/** Leaves room for some late renewals. */
export const RENEWAL_INTERVAL: Ms = LEASE / 4;
/** Retries (D32b): the pause doubles up to six hours; an entry older than five days is given up. */
const FIRST_PAUSE: Ms = 30 * SECOND;
const LONGEST_PAUSE: Ms = 6 * HOUR;
const GIVEN_UP_AFTER: Ms = 5 * DAY;
const RETENTION: Ms = 30 * DAY;

export type Claimed = Selectable<OutboxRow> & { payload: string };

/** Lanes do not wait for each other: mails of the shop, of visitors, with slow PDFs, and webhook events. */
export type Lane = Claimed['lane'];

const after = (time: Ms, now: Ms) => new Date(now + time).toISOString();

/**
 * Claims the entry that is due longest; null if none is. `nextAt` becomes the end of the lease: if the
 * sender dies, the entry is due again. `attempts` identifies the claim, so a slow sender cannot record a
 * result over a newer claim.
 */
export async function claim(db: Db, lane: Lane, now = Date.now()): Promise<Claimed | null> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('lane', '=', lane)
    .where('nextAt', '<=', after(0, now))
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
    // Concurrent senders find other rows.
    .$if(engineOf(db) === 'postgres', (rows) => rows.forUpdate().skipLocked());
  const row = await db
    .updateTable('outbox')
    .set(({ eb }) => ({ nextAt: after(LEASE, now), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
  return (row as Claimed | undefined) ?? null;
}

/** Matches while no other sender has claimed the row. */
const claimedAs = (db: Db, { id, attempts }: Claimed) =>
  db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts);

/** Unchanged if the result is recorded, or another sender has the claim. */
export async function renew(db: Db, claimed: Claimed, now = Date.now()): Promise<Claimed> {
  const nextAt = after(LEASE, now);
  const { numUpdatedRows } = await claimedAs(db, claimed)
    .where('nextAt', '=', claimed.nextAt)
    .set({ nextAt })
    .executeTakeFirst();
  return numUpdatedRows === 1n ? { ...claimed, nextAt } : claimed;
}

/** Also deletes the content. */
export async function noteSent(db: Db, claimed: Claimed, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ doneAt: after(0, now), nextAt: null, payload: null, lastError: null })
    .execute();
}

export const pauseAfter = (attempts: number): Ms =>
  Math.min(FIRST_PAUSE * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE);

/** @returns whether the entry is given up */
export async function noteFailed(
  db: Db,
  claimed: Claimed,
  { message, isFinal }: { message: string; isFinal: boolean },
  now = Date.now(),
): Promise<boolean> {
  const pause = pauseAfter(claimed.attempts);
  const isGivenUp = isFinal || now + pause > Date.parse(claimed.at) + GIVEN_UP_AFTER;
  await claimedAs(db, claimed)
    .set({ nextAt: isGivenUp ? null : after(pause, now), lastError: message.slice(0, 500) })
    .execute();
  return isGivenUp;
}

/** Does not count the attempt. */
export async function moveTo(db: Db, claimed: Claimed, lane: Lane, now = Date.now()): Promise<void> {
  await claimedAs(db, claimed)
    .set({ lane, nextAt: after(0, now), attempts: claimed.attempts - 1 })
    .execute();
}

/** Does not count the attempt. */
export async function postpone(db: Db, claimed: Claimed, until: Date): Promise<void> {
  await claimedAs(db, claimed)
    .set({ nextAt: until.toISOString(), attempts: claimed.attempts - 1 })
    .execute();
}

export async function tryNow(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ nextAt: after(0, now) })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function drop(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function forgetOld(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('nextAt', 'is', null)
    .where('at', '<', after(-RETENTION, now))
    .execute();
}
