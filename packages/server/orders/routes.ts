import type { Bytes, Ms } from '@lumitor/domain/units';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ExchangeRate } from '../exchange-rate/exchangeRate.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { readBytes } from '../http/body.ts';
import { matchesTag } from '../http/prepared.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import { Refused } from '../refusal/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { ownerKeyOf } from './orderKey.ts';
import { orderPage, orderPageTag } from './orderPage.ts';
import { MAX_BODY_MEGABYTES, type ReadOrder } from './readOrder.ts';
import { isReadInProcess } from './readOrderInProcess.ts';
import { type Following, type Reviser, type SavedNow, saveOrder } from './saveOrder.ts';

interface Dependencies {
  store: DocumentStore;
  snapshots: Snapshots;
  exchangeRate: ExchangeRate;
  files: FileStore;
  bin: FileBin;
  secret: string;
  networkOf(c: Context): string;
  inTurn: MiddlewareHandler;
  computing: RateLimit;
  limitSaving(c: Context): Promise<void>;
  chargeSaving(c: Context, bytes: Bytes): Promise<void>;
  limitReading(c: Context): Promise<void>;
  notifiesSaved(): Promise<boolean>;
  reviserOf(c: Context, orderId: string): Promise<Reviser | null>;
  /** Computed before the transaction. */
  mayFollow(c: Context, order: ReadOrder): Promise<Following>;
  onSaved(c: Context, within: DocumentStore, order: ReadOrder, saved: SavedNow): Promise<void>;
  onRefusal(code: string): void;
}

/** The owner key proves whose order it is (D71a). */
export const savingOrders =
  (parts: Dependencies) =>
  async (c: Context, body: Buffer): Promise<{ id: string; createdAt: string; ownerKey: string }> => {
    const { exchangeRate, computing } = parts;
    const network = parts.networkOf(c);
    if (isReadInProcess(body)) await computing(network);
    let spent: Ms = 0;
    const onSpent = (time: Ms) => {
      spent += time;
    };
    try {
      // The transaction must not wait for the network.
      const euroRate = await exchangeRate.mid();
      const { bytes, ...saved } = await saveOrder(body, {
        ...parts,
        euroRate,
        client: { name: network, onSpent },
        reviserOf: (orderId) => parts.reviserOf(c, orderId),
        mayFollow: (order) => parts.mayFollow(c, order),
        onSaved: (...saving) => parts.onSaved(c, ...saving),
      });
      await parts.chargeSaving(c, bytes);
      return { ...saved, ownerKey: ownerKeyOf(parts.secret, saved.id) };
    } finally {
      if (spent > 0) await computing.charge(network, Math.ceil(spent));
    }
  };

export function orderRoutes(parts: Dependencies): Hono {
  const { store, inTurn, onRefusal } = parts;
  const save = savingOrders(parts);
  const countRefusal: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.error instanceof Refused) onRefusal(c.error.refusal.code);
  };
  return new Hono()
    .post('/', countRefusal, inTurn, async (c) => {
      await parts.limitSaving(c);
      return c.json(await save(c, await readBytes(c.req.raw, MAX_BODY_MEGABYTES)), 201);
    })
    .get('/:id', inTurn, async (c) => {
      await parts.limitReading(c);
      const id = c.req.param('id');
      const etag = await orderPageTag(store, id);
      const headers = { etag, 'cache-control': 'private, no-cache' };
      if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.json(await orderPage(store, parts.snapshots, id), 200, headers);
    });
}
