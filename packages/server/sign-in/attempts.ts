import type { RateLimits } from '../http/rateLimit.ts';

const BY_ADDRESS = { points: 10, duration: 60 };
const BY_ACCOUNT = { points: 20, duration: 15 * 60 };

interface Attempt {
  address: string;
  /** E-mail, also without an account; null if unknown. */
  account: string | null;
}

/**
 * Counts an attempt before the password is verified, so concurrent attempts gain nothing. A successful one
 * is taken back from the account.
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
