import type { RateLimits } from '../http/rateLimit.ts';

/** How often a password may be tried from one address; in seconds. */
const BY_ADDRESS = { points: 10, duration: 60 };
/** How often it may fail for one account, from wherever it is tried; in seconds. */
const BY_ACCOUNT = { points: 20, duration: 15 * 60 };

interface Attempt {
  /** Of the client. */
  address: string;
  /** Whose password it is, there being such an account or not; null where nobody can tell. */
  account: string | null;
}

/**
 * Limits of an operation that takes a password. An attempt is counted before the password is looked at, so that
 * many at once are no way around; one that succeeds is not held against the account.
 */
export function attemptLimits(limits: RateLimits, operation: string) {
  const byAddress = limits(`${operation} by address`, BY_ADDRESS);
  const byAccount = limits(`${operation} by account`, BY_ACCOUNT);
  return async ({ address, account }: Attempt, attempt: () => Promise<Response>): Promise<Response> => {
    await byAddress(address);
    if (account === null) return attempt();
    await byAccount(account);
    const response = await attempt();
    if (response.ok) await byAccount.forgive(account);
    return response;
  };
}
