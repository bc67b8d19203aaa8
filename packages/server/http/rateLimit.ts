import { createHash } from 'node:crypto';
import type { Seconds } from '@lumitor/domain/units';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Database } from '../database/database.ts';
import { Refused, tooMany } from '../refusal/refused.ts';
import { networksAround, WIDER_PREFIXES } from './network.ts';

interface Limit {
  points: number;
  duration: Seconds;
  /** Points before the shared count is queried; default 0. */
  alone?: number;
}

/** @throws Refused beyond a limit, with a retry time */
export interface RateLimit {
  (client: string): Promise<void>;
  /** Never refuses; affects the next request. */
  charge(client: string, points: number): Promise<void>;
  forgive(client: string): Promise<void>;
}

export type RateLimits = (name: string, limit: Limit) => RateLimit;

export async function isWithinRate(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

export async function isAllowed(request: Promise<boolean>): Promise<boolean> {
  let allowed = false;
  const counting = request.then((answer) => {
    allowed = answer;
  });
  return (await isWithinRate(counting)) && allowed;
}

/** Counting needs no address that identifies a person. */
const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22);

type Limiter = Pick<RateLimiterStoreAbstract, 'consume' | 'penalty' | 'reward'>;

/** Counts a client in each network around it, with one limiter per width. */
function counting(limiters: readonly Limiter[]): RateLimit {
  const counted = (client: string) => {
    const networks = networksAround(client);
    return limiters.slice(0, networks.length).map((limiter, place) => ({
      limiter,
      key: anonymous(networks[place]?.name ?? client),
    }));
  };
  const count = async (client: string) => {
    try {
      // Narrowest first: refused requests do not count against neighbours.
      for (const { limiter, key } of counted(client)) await limiter.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(Math.ceil(error.msBeforeNext / 1000));
    }
  };
  const charge = async (client: string, points: number) => {
    for (const { limiter, key } of counted(client)) await limiter.penalty(key, points);
  };
  const forgive = async (client: string) => {
    for (const { limiter, key } of counted(client)) await limiter.reward(key);
  };
  return Object.assign(count, { charge, forgive });
}

/**
 * Counts the first points of a client in memory, since most visitors stay below, and a query would be half
 * of those of a save. Beyond them all points are reported at once, then each. A client may thus exceed the
 * limit by `alone` per further instance.
 */
function aloneAtFirst(own: RateLimiterMemory, shared: Limiter): Limiter {
  const claimed = async (key: string, points: number) => {
    const counted = await own.penalty(key, points);
    if (counted.consumedPoints <= own.points) return { counted, points: 0 };
    const isFirstTime = counted.consumedPoints - points <= own.points;
    return { counted, points: isFirstTime ? counted.consumedPoints : points };
  };
  return {
    consume: async (key) => {
      const { counted, points } = await claimed(String(key), 1);
      return points > 0 ? shared.consume(key, points) : counted;
    },
    penalty: async (key, more = 1) => {
      const { counted, points } = await claimed(String(key), more);
      return points > 0 ? shared.penalty(key, points) : counted;
    },
    reward: async (key) => {
      const counted = await own.get(key);
      return counted && counted.consumedPoints > own.points ? shared.reward(key) : own.reward(key);
    },
  };
}

export function rateLimits({ sharedPool }: Pick<Database, 'sharedPool'>): RateLimits {
  const limiterOf = (name: string, { alone = 0, ...limit }: Limit): Limiter => {
    const memory = new RateLimiterMemory({ ...limit, keyPrefix: name });
    if (!sharedPool) return memory;
    const shared = new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: sharedPool,
      storeType: 'pool',
      tableName: 'rateLimits',
      tableCreated: true,
      // During an outage of the database each instance counts alone.
      insuranceLimiter: memory,
      inMemoryBlockOnConsumed: limit.points + 1,
    });
    if (alone === 0) return shared;
    return aloneAtFirst(new RateLimiterMemory({ ...limit, points: alone, keyPrefix: name }), shared);
  };
  return (name, limit) =>
    counting([
      limiterOf(name, limit),
      ...WIDER_PREFIXES.map(({ bits, clients }) =>
        limiterOf(`${name} /${bits}`, {
          ...limit,
          points: limit.points * clients,
          ...(limit.alone && { alone: limit.alone * clients }),
        }),
      ),
    ]);
}
