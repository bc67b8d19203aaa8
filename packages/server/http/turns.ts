import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { tooMany } from '../refusal/refused.ts';

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
 * Bounds what one client has under way at once, so that nobody's requests are all that the service works on.
 * @returns what waits for a turn of a client, and gives what ends it; throws a refusal where too many wait already
 */
export function takingTurns({ atOnce, mayWait }: Options): (client: string) => Promise<() => void> {
  const lines = new Map<string, Line>();
  return async (client) => {
    const line = lines.get(client) ?? { underWay: 0, waiting: [] };
    lines.set(client, line);
    if (line.underWay < atOnce) line.underWay += 1;
    else if (line.waiting.length < mayWait) await new Promise<void>((resolve) => line.waiting.push(resolve));
    else throw tooMany(RETRY_AFTER);
    // Others may have asked by now, and are not to wait for the whole line.
    await setImmediate();
    return () => {
      const next = line.waiting.shift();
      if (next) return next();
      line.underWay -= 1;
      if (line.underWay === 0) lines.delete(client);
    };
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
