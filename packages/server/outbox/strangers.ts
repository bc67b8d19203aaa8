import { createHmac } from 'node:crypto';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';

/** Mails that visitors can have sent to one mailbox, in a day from the first. */
const MOST = 5;
const DAY = 24 * 60 * 60 * 1_000;

/** What stands behind a + leads to the same mailbox. */
const mailboxOf = (email: string): string => indexValue(email).replace(/\+[^@]*(?=@)/, '');

/**
 * Counts a mail to an address that a visitor has given, which may be anybody's.
 * @returns whether it may be sent
 */
export type MayMail = (email: string) => Promise<boolean>;

interface Options {
  db: Db;
  /** The installation's own: without it nobody can tell of a mailbox whether it stands in the database. */
  secret: string;
}

/**
 * Bounds what strangers are sent by whom they are, whatever address it is asked from. It is counted in the database,
 * whichever that is: a service that is begun anew goes on counting.
 */
export const mailToStrangers =
  ({ db, secret }: Options): MayMail =>
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
    return points <= MOST;
  };
