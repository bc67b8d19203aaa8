import { createHmac } from 'node:crypto';
import type { Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import { indexValue } from '../documents/document.ts';

/** Daily mails of visitors to one mailbox. */
const MAX_MAILS = 5;
const DAY: Ms = 24 * 60 * 60 * 1_000;

/** A suffix after + leads to the same mailbox. */
const mailboxOf = (email: string): string => indexValue(email).replace(/\+[^@]*(?=@)/, '');

/** @returns whether a mail may be sent */
export type MayMail = (email: string) => Promise<boolean>;

interface Options {
  db: Db;
  /** Hides which mailboxes were written to. */
  secret: string;
  onRefused: () => void;
}

/**
 * Counts mails to a mailbox that visitors typed, for a day from the first (0062). The database stores the
 * count, so it survives restarts.
 */
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
    if (points > MAX_MAILS) onRefused();
    return points <= MAX_MAILS;
  };
