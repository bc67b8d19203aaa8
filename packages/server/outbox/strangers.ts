import { indexValue } from '../documents/document.ts';
import type { RateLimits } from '../http/rateLimit.ts';
import { Refused } from '../refusal/refused.ts';

/** Mails that visitors can have sent to one mailbox; in seconds. */
const BOUND = { points: 5, duration: 24 * 60 * 60 };

/** What stands behind a + leads to the same mailbox. */
const mailboxOf = (email: string): string => indexValue(email).replace(/\+[^@]*(?=@)/, '');

/**
 * Counts a mail to an address that a visitor has given, which may be anybody's.
 * @returns whether it may be sent
 */
export type MayMail = (email: string) => Promise<boolean>;

/** Bounds what strangers are sent by whom they are, whatever address it is asked from. */
export function mailToStrangers(limits: RateLimits): MayMail {
  const count = limits('mail to a stranger', BOUND);
  return async (email) => {
    try {
      await count(mailboxOf(email));
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  };
}
