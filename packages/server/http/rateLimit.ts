import { createHash } from 'node:crypto';
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
  /** In seconds. */
  duration: number;
  /** Of the points those that an instance counts by itself before it asks the others; 0 where it is not said. */
  alone?: number;
}

/**
 * Counts what one client does, in each of the networks around the client; beyond a limit it throws a refusal that says when
 * to come back.
 */
export interface RateLimit {
  (client: string): Promise<void>;
  /** Counts more of what has been done, refusing nothing: it shows in the next time. */
  charge(client: string, points: number): Promise<void>;
  /** Takes one count back: what was counted beforehand has done no harm. */
  forgive(client: string): Promise<void>;
}

/** Gives a limit its name, by which all instances count as one. */
export type RateLimits = (name: string, limit: Limit) => RateLimit;

/** Whether a bound holds, where more is left out and not refused; a count that fails is no answer. */
export async function isWithin(counting: Promise<void>): Promise<boolean> {
  try {
    await counting;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Whether something is allowed, where a bound that is met leaves it out and refuses nothing. */
export async function isAllowed(asked: Promise<boolean>): Promise<boolean> {
  let allowed = false;
  const counting = asked.then((answer) => {
    allowed = answer;
  });
  return (await isWithin(counting)) && allowed;
}

/** An address says who somebody is; a count needs no more than to tell one from another. */
const anonymous = (client: string) => createHash('sha256').update(client).digest('base64url').slice(0, 22);

type Limiter = Pick<RateLimiterStoreAbstract, 'consume' | 'penalty' | 'reward'>;

/** @param limiters of a client, and of each wider network */
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
      // The narrowest first: what one client is refused does not count against the neighbours.
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
 * Counts a client's first points in memory, and all of them among the instances from there on: most visitors never get so
 * far, and asking the database would be half of what a save asks of it.
 */
function aloneAtFirst(own: RateLimiterMemory, shared: Limiter): Limiter {
  /** What the others are to hear of it. */
  const told = async (key: string, points: number) => {
    const counted = await own.penalty(key, points);
    if (counted.consumedPoints <= own.points) return { counted, points: 0 };
    const isFirstTime = counted.consumedPoints - points <= own.points;
    return { counted, points: isFirstTime ? counted.consumedPoints : points };
  };
  return {
    consume: async (key) => {
      const { counted, points } = await told(String(key), 1);
      return points > 0 ? shared.consume(key, points) : counted;
    },
    penalty: async (key, more = 1) => {
      const { counted, points } = await told(String(key), more);
      return points > 0 ? shared.penalty(key, points) : counted;
    },
    reward: async (key) => {
      const counted = await own.get(key);
      return counted && counted.consumedPoints > own.points ? shared.reward(key) : own.reward(key);
    },
  };
}

/** Counts in memory, or in the database that several instances share. */
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
      // While the database is away each instance counts for itself.
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
