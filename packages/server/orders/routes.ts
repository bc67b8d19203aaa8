import { type OrderRequest, orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { MAX_SENT_LETTERS, SENT_PICTURES } from '@lumitor/domain/order/sentPictures';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { valuesAt } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ExchangeRate } from '../exchange-rate/exchangeRate.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { MEGABYTE, readBytes } from '../http/body.ts';
import { parseJson } from '../http/json.ts';
import { matchesTag } from '../http/prepared.ts';
import { parse } from '../refusal/parse.ts';
import { Refused, tooLarge } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { requestHash } from './orderKey.ts';
import { orderPage, orderPageTag } from './orderPage.ts';
import { saveOrder } from './saveOrder.ts';

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  exchangeRate: ExchangeRate;
  files: FileStore;
  bin: FileBin;
  secret: string;
  /** Counts what a visitor saves; throws when it is too much. */
  limitSaving(c: Context): Promise<void>;
  /** Counts what an order took beyond one of ordinary length. */
  chargeSaving(c: Context, bytes: number): Promise<void>;
  /** Counts what a visitor reads; throws when it is too much. */
  limitReading(c: Context): Promise<void>;
  /** Whether something is to be told of an order that is saved. */
  tellsSaved(): Promise<boolean>;
  /** Does within the transaction what follows from an order that is saved. */
  onSaved(c: Context, within: DocumentStore, request: OrderRequest, id: string): Promise<void>;
  /** Hears of an order that is not saved, by the code of its refusal. */
  onRefusal(code: string): void;
}

/** What an order takes beside its pictures. */
const MAX_MEGABYTES = 1;

/** Pictures make a request longer, and nothing else may. */
async function readOrder(request: Request): Promise<unknown> {
  const bytes = await readBytes(
    request,
    MAX_MEGABYTES + (SENT_PICTURES.length * MAX_SENT_LETTERS) / MEGABYTE,
  );
  const order = parseJson(bytes);
  const letters = SENT_PICTURES.reduce((sum, kind) => {
    const [picture] = valuesAt(order, `${kind}.picture`);
    return sum + (typeof picture === 'string' ? Math.min(MAX_SENT_LETTERS, picture.length) : 0);
  }, 0);
  if (bytes.length - letters > MAX_MEGABYTES * MEGABYTE) throw tooLarge(`${MAX_MEGABYTES} MB`);
  return order;
}

export function orderRoutes(parts: Dependencies): Hono {
  const { store, exchangeRate, onRefusal } = parts;
  const countRefusal: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.error instanceof Refused) onRefusal(c.error.refusal.code);
  };
  return new Hono()
    .post('/', countRefusal, async (c) => {
      await parts.limitSaving(c);
      const sent = await readOrder(c.req.raw);
      const request = parse(orderRequestSchema, sent);
      // Asked before the transaction, which must not wait for the network.
      const euroRate = await exchangeRate.mid();
      const { bytes, ...saved } = await saveOrder(request, {
        ...parts,
        hash: requestHash(sent),
        euroRate,
        onSaved: (...saving) => parts.onSaved(c, ...saving),
      });
      await parts.chargeSaving(c, bytes);
      return c.json(saved, 201);
    })
    .get('/:id', async (c) => {
      await parts.limitReading(c);
      const id = c.req.param('id');
      const etag = await orderPageTag(store, id);
      const headers = { etag, 'cache-control': 'private, no-cache' };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.json(await orderPage(store, parts.snapshots, id), 200, headers);
    });
}
