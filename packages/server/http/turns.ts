import { setImmediate } from 'node:timers/promises';
import type { Seconds } from '@lumitor/domain/units';
import type { Context, MiddlewareHandler } from 'hono';
import { tooMany } from '../refusal/refused.ts';
import { type CountedNetwork, networksAround } from './network.ts';

interface Options {
  /** Concurrent requests of a client. */
  atOnce: number;
  mayWait: number;
}

/** After this, some open requests should be done. */
const RETRY_AFTER: Seconds = 2;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Bounds concurrent requests of a client, so that nobody occupies the service.
 * @returns a function that waits for a turn and returns its end; throws if too many wait
 */
export function takingTurns({ atOnce, mayWait }: Options): (client: string) => Promise<() => void> {
  const lines = new Map<string, Line>();
  const turnIn = async ({ name, clients }: CountedNetwork): Promise<() => void> => {
    const line = lines.get(name) ?? { underWay: 0, waiting: [] };
    lines.set(name, line);
    if (line.underWay < atOnce * clients) line.underWay += 1;
    else if (line.waiting.length < mayWait * clients)
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    else throw tooMany(RETRY_AFTER);
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.underWay -= 1;
      if (line.underWay === 0) lines.delete(name);
    };
  };
  return async (client) => {
    const turns: (() => void)[] = [];
    const end = () => {
      for (const endTurn of turns.splice(0)) endTurn();
    };
    try {
      // A request that waits for a wider network has its client's turn.
      for (const network of networksAround(client)) turns.push(await turnIn(network));
    } catch (error) {
      end();
      throw error;
    }
    // Other requests do not wait for the whole queue.
    await setImmediate();
    return end;
  };
}

export function inTurn(
  takeTurn: ReturnType<typeof takingTurns>,
  clientOf: (c: Context) => string,
): MiddlewareHandler {
  return async (c, next) => {
    const end = await takeTurn(clientOf(c));
    try {
      await next();
    } finally {
      end();
    }
  };
}
