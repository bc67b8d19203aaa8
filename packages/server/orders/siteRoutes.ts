import { createHash } from 'node:crypto';
import { CLOCK_HEADER, type SiteEntries, siteEntriesSchema } from '@lumitor/domain/order/site';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { matchesTag } from '../http/prepared.ts';
import { clearSite, readSite, writeOnSite } from './site.ts';

interface Dependencies {
  store: DocumentStore;
  inTurn: MiddlewareHandler;
  limitOnSite(c: Context): Promise<void>;
}

export function siteRoutes({ store, inTurn, limitOnSite }: Dependencies): Hono {
  return new Hono()
    .get('/:id/site', inTurn, async (c) => {
      await limitOnSite(c);
      const record = await readSite(store.db, c.req.param('id'));
      const answer = JSON.stringify({ entries: [...record.values()] } satisfies SiteEntries);
      const etag = `W/"${createHash('sha256').update(answer).digest('base64url').slice(0, 22)}"`;
      const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': 'application/json' };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.body(answer, 200, headers);
    })
    .post('/:id/site', inTurn, async (c) => {
      await limitOnSite(c);
      const { entries } = await readBody(c, siteEntriesSchema);
      const clock = Number(c.req.header(CLOCK_HEADER)) || null;
      const reported = await writeOnSite(store, c.req.param('id'), entries, clock);
      return c.json({ entries: reported } satisfies SiteEntries);
    })
    .delete('/:id/site', async (c) => {
      await clearSite(store, c.req.param('id'));
      return c.body(null, 204);
    });
}
