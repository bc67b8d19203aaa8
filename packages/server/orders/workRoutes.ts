import { offerNumber, offerRequestSchema } from '@lumitor/domain/order/offer';
import { draftVersion, saveDraftSchema } from '@lumitor/domain/order/offerDraft';
import { orderActSchema, revisionSchema, sendOfferSchema } from '@lumitor/domain/order/orderWork';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { readBody, readBytes } from '../http/body.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { orderPdf } from '../pdf/orderPdf.ts';
import { invalid, parse } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { actOnOrders } from './actOnOrders.ts';
import { listOrders, orderListQuery } from './listOrders.ts';
import { makeOffer } from './makeOffer.ts';
import { readDrafts, removeDraft, saveDraft } from './offerDrafts.ts';
import { addOrderFile, readOrderFile, removeOrderFile } from './orderFiles.ts';
import { orderOverview, overviewQuery } from './orderOverview.ts';
import { orderPage } from './orderPage.ts';
import { orderWork, readOffer } from './orderWork.ts';
import { sendOffer } from './sendOffer.ts';
import { takeRevision } from './takeRevision.ts';

interface Dependencies {
  store: DocumentStore;
  files: FileStore;
  bin: FileBin;
  snapshots: Snapshots;
  outbox: Outbox;
  outgoing: Outgoing;
  /** By which browsers reach the service. */
  address: string;
}

const MAX_FILE_MEGABYTES = 20;
const MAX_FILE_NAME = 200;
/** Made by the browser, one for each file: one that is sent again under it is one file. */
const fileKey = v.optional(v.pipe(v.string(), v.uuid()));

/** A file's name as it came, without what no system takes. */
function fileName(given: string | undefined): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const name = (given ?? '').replace(/[\u0000-\u001f\u007f/\\]/g, '').trim();
  if (!name || name.length > MAX_FILE_NAME)
    throw invalid(`A file has a name of up to ${MAX_FILE_NAME} letters. Send it as ?name=.`, 'name');
  return name;
}

/** What a shop does with its orders (D61). */
export function orderWorkRoutes(parts: Dependencies): Hono {
  const { store } = parts;
  return new Hono()
    .get('/', async (c) => {
      return c.json(await listOrders(store.db, parse(orderListQuery, c.req.query())));
    })
    .get('/overview', async (c) => {
      return c.json(await orderOverview(store, parse(overviewQuery, c.req.query())));
    })
    .post('/work', async (c) => {
      const { email } = c.get('administrator');
      await actOnOrders(parts, await readBody(c, orderActSchema), email);
      return c.json({});
    })
    .post('/:id/revision', async (c) => {
      const { email } = c.get('administrator');
      const { key } = await readBody(c, revisionSchema);
      await takeRevision(parts, { id: c.req.param('id'), key }, email);
      return c.body(null, 204);
    })
    .get('/:id/work', async (c) => {
      return c.json(await orderWork(store.db, c.req.param('id')));
    })
    .post('/:id/offers', async (c) => {
      const { email } = c.get('administrator');
      const request = await readBody(c, offerRequestSchema);
      return c.json(await makeOffer(parts, c.req.param('id'), request, email), 201);
    })
    .get('/:id/draft', async (c) => c.json(await readDrafts(store.db, c.req.param('id'))))
    .put('/:id/draft', async (c) => {
      const { email } = c.get('administrator');
      const request = await readBody(c, saveDraftSchema);
      return c.json(await saveDraft(store, c.req.param('id'), request, email));
    })
    .delete('/:id/draft', async (c) => {
      const { email } = c.get('administrator');
      const version = parse(draftVersion, c.req.query('version'));
      await removeDraft(store, c.req.param('id'), version, email);
      return c.body(null, 204);
    })
    .get('/:id/offers/:position/pdf', async (c) => {
      const id = c.req.param('id');
      const offer = await readOffer(store.db, id, c.req.param('position'));
      const { language } = offer;
      const page = await orderPage(store, parts.snapshots, id, language);
      const url = new URL(`/pobierz/${encodeURIComponent(id)}`, parts.address).href;
      const pdf = await orderPdf(page, { language, url, files: parts.files, offer });
      const name = offerNumber(page.number, offer.position).replaceAll('/', '-');
      return new Response(pdf as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="oferta-${name}.pdf"`,
        },
      });
    })
    .post('/:id/offers/:position/send', async (c) => {
      const { email } = c.get('administrator');
      const request = await readBody(c, sendOfferSchema);
      const offer = { orderId: c.req.param('id'), position: Number(c.req.param('position')) || 0 };
      await sendOffer(parts, offer, request, email);
      return c.body(null, 204);
    })
    .post('/:id/files', async (c) => {
      const { email } = c.get('administrator');
      const name = fileName(c.req.query('name'));
      const key = parse(fileKey, c.req.query('key'));
      const bytes = await readBytes(c.req.raw, MAX_FILE_MEGABYTES);
      if (bytes.length === 0) throw invalid('The file is empty.');
      return c.json(await addOrderFile(parts, c.req.param('id'), { key, name, bytes }, email), 201);
    })
    .get('/:id/files/:file', async (c) => {
      const { name, bytes } = await readOrderFile(parts, c.req.param('id'), c.req.param('file'));
      return new Response(bytes as Uint8Array<ArrayBuffer>, {
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      });
    })
    .delete('/:id/files/:file', async (c) => {
      const { email } = c.get('administrator');
      await removeOrderFile(parts, c.req.param('id'), c.req.param('file'), email);
      return c.body(null, 204);
    });
}
