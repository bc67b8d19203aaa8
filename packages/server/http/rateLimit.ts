import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './refused.ts';

/** Counts what one client does; beyond the limit it throws a refusal that says when to come back. */
export function rateLimit(options: Pick<IRateLimiterOptions, 'points' | 'duration'>) {
  const limiter = new RateLimiterMemory(options);
  return async (client: string): Promise<void> => {
    try {
      await limiter.consume(client);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(Math.ceil(error.msBeforeNext / 1000));
    }
  };
}
