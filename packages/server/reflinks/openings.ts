import { randomBytes } from 'node:crypto';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Ms } from '@lumitor/domain/units';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../database/schema.ts';

const COOKIE = 'lumitor.visit';
const DAY: Ms = 24 * 60 * 60 * 1000;

const dayOf = (time: Ms): string => new Date(time).toISOString().slice(0, 10);

/** Daily pseudonym, which reveals nothing about the browser. */
function browserToday(c: Context, now: Ms): string {
  const known = getCookie(c, COOKIE);
  if (known && /^[\w-]{16}$/.test(known)) return known;
  const browser = randomBytes(12).toString('base64url');
  setCookie(c, COOKIE, browser, {
    path: '/api/documents/reflinks',
    httpOnly: true,
    sameSite: 'Lax',
    expires: new Date(Math.ceil((now + 1) / DAY) * DAY),
  });
  return browser;
}

interface Options {
  db: Db;
  /** @throws Refused beyond the limit; such openings are not counted */
  limitOpening(c: Context): Promise<void>;
  now?: () => Ms;
}

/** Once per browser and day. */
export function countOpenings({ db, limitOpening, now = Date.now }: Options) {
  return async (c: Context, collection: CollectionName, id: string): Promise<void> => {
    if (collection !== 'reflinks') return;
    try {
      await limitOpening(c);
    } catch {
      return;
    }
    const time = now();
    await db
      .insertInto('reflinkOpenings')
      .values({ reflinkId: id, day: dayOf(time), browser: browserToday(c, time) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
}
