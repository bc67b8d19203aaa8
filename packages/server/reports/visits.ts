import type { Ms } from '@lumitor/domain/units';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { Db } from '../database/schema.ts';
import type { AdministratorOf } from '../documents/access.ts';
import { isWithinRate } from '../http/rateLimit.ts';

const ROBOT = /bot\b|crawl|spider|slurp|preview|headless/i;

interface Options {
  db: Db;
  administratorOf: AdministratorOf;
  limitOpening(c: Context): Promise<void>;
  now?: () => Ms;
}

/** Counts a day's visits, and stores nothing else of them (D36a). The browser reports one a day. */
export const visitRoutes = ({ db, administratorOf, limitOpening, now = Date.now }: Options): Hono =>
  new Hono().post('/', async (c) => {
    const isCounted =
      !ROBOT.test(c.req.header('user-agent') ?? '') &&
      (await administratorOf(c)) === null &&
      (await isWithinRate(limitOpening(c)));
    if (isCounted)
      await db
        .insertInto('visits')
        .values({ day: new Date(now()).toISOString().slice(0, 10), count: 1 })
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet({ count: (eb) => eb('visits.count', '+', 1) }),
        )
        .execute();
    return c.body(null, 204);
  });
