import { LINES } from '@lumitor/domain/catalogue/productLine';
import { languageOf } from '@lumitor/domain/translation/lookup';
import { Hono } from 'hono';
import { sendPrepared } from '../http/prepared.ts';
import type { Snapshots } from './snapshots.ts';

export function snapshotRoutes(snapshots: Snapshots): Hono {
  const routes = new Hono();
  // Without a language all of them: a page of the version before asks like that, and takes one for all where it does not know.
  routes.get('/texts', async (c) => {
    const { lang, part } = c.req.query();
    const texts =
      lang === undefined
        ? (snapshots.ready('texts') ?? (await snapshots.get('texts')))
        : await snapshots.textsIn(languageOf(lang), part === 'first');
    return sendPrepared(c.req.raw, texts);
  });
  for (const name of LINES)
    routes.get(`/${name}`, async (c) =>
      sendPrepared(c.req.raw, snapshots.ready(name) ?? (await snapshots.get(name))),
    );
  return routes;
}
