import { createHmac } from 'node:crypto';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';

/** Mails to one mailbox that visitors cause, in a day from the first. */
const MOST = 5;
const DAY = 24 * 60 * 60 * 1_000;

/** The mailbox of an address: a suffix after + leads to the same one. */
const mailboxOf = (email: string): string => indexValue(email).replace(/\+[^@]*(?=@)/, '');

/**
 * Counts a mail to an address that a visitor typed, which may be anybody's.
 * @returns whether the mail may be sent
 */
export type MayMail = (email: string) => Promise<boolean>;

interface Options {
  db: Db;
  /** Key of the hash of a mailbox: without it, the database does not show which mailboxes were written to. */
  secret: string;
  /** Called for each mail that a full mailbox does not get. */
  onRefused: () => void;
}

/** Bounds mails per mailbox, whichever network requests them. Counts are stored, and survive a restart. */
export const mailToStrangers =
  ({ db, secret, onRefused }: Options): MayMail =>
  async (email) => {
    const hash = createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url').slice(0, 22);
    const now = Date.now();
    await db.deleteFrom('rateLimits').where('expire', '<=', now).execute();
    const { points } = await db
      .insertInto('rateLimits')
      .values({ key: `mail to a stranger:${hash}`, points: 1, expire: now + DAY })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb }) => ({ points: eb('rateLimits.points', '+', 1) })),
      )
      .returning('points')
      .executeTakeFirstOrThrow();
    if (points > MOST) onRefused();
    return points <= MOST;
  };
