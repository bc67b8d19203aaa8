import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { tooMany } from '../refusal/refused.ts';
import { type CountedNetwork, networksAround } from './network.ts';

interface Options {
  /** Requests of one client that are worked on at once. */
  atOnce: number;
  /** Those that wait behind them; what comes beyond is refused. */
  mayWait: number;
}

/** In seconds: by then some of what is under way is done. */
const RETRY_AFTER = 2;

interface Line {
  underWay: number;
  waiting: (() => void)[];
}

/**
 * Bounds what one client has under way at once, and what the networks around the client have, so that nobody's requests are
 * all that the service works on.
 * @returns what waits for a turn of a client, and gives what ends it; throws a refusal where too many wait already
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
      // The narrowest first: whoever waits for a wider network waits for requests that are under way.
      for (const network of networksAround(client)) turns.push(await turnIn(network));
    } catch (error) {
      end();
      throw error;
    }
    // Others may have asked by now, and are not to wait for the whole line.
    await setImmediate();
    return end;
  };
}

/** Has requests wait for their turn among those of their client. */
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
