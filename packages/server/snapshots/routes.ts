import { LINES } from '@lumitor/domain/catalogue/productLine';
import { isCollectionName } from '@lumitor/domain/collections/collections';
import { languageOf } from '@lumitor/domain/translation/lookup';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import { sendPrepared } from '../http/prepared.ts';
import { notFound } from '../refusal/refused.ts';
import { readInlinePicture } from './inlinePicture.ts';
import type { Snapshots } from './snapshots.ts';

const withBase64 = v.object({ base64: v.string() });

/** The URL names the version, so caches never revalidate. */
async function sendInlinePicture(store: DocumentStore, collection: string, id: string): Promise<Response> {
  const article = isCollectionName(collection) ? await store.find(collection, id) : null;
  const holder = v.safeParse(withBase64, article);
  const picture = holder.success ? readInlinePicture(holder.output.base64) : null;
  if (!picture) throw notFound(`${collection}/${id} has no picture.`);
  return new Response(picture.bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'content-type': picture.mediaType, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

export function snapshotRoutes(snapshots: Snapshots, store: DocumentStore): Hono {
  const routes = new Hono();
  // All texts without a language (former pages), or for an unknown one.
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
  routes.get('/pictures/:collection/:id/:version', (c) =>
    sendInlinePicture(store, c.req.param('collection'), c.req.param('id')),
  );
  return routes;
}
