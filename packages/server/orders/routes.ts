import { orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { withoutHidden } from '../documents/access.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { ExchangeRate } from '../exchange-rate/exchangeRate.ts';
import { readJson } from '../http/body.ts';
import { parse } from '../http/parse.ts';
import { Refused } from '../http/refused.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { orderPage } from './orderPage.ts';
import { saveOrder } from './saveOrder.ts';

interface Parts {
  store: DocumentStore;
  snapshots: Snapshots;
  exchangeRate: ExchangeRate;
  secret: string;
  /** Counts what a visitor saves; throws when it is too much. */
  limitSaving(c: Context): Promise<void>;
  /** Hears of an order that is not saved, by the code of its refusal. */
  onRefusal(code: string): void;
}

export function orderRoutes({ store, snapshots, exchangeRate, secret, limitSaving, onRefusal }: Parts): Hono {
  const countRefusal: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.error instanceof Refused) onRefusal(c.error.refusal.code);
  };
  return new Hono()
    .post('/', countRefusal, async (c) => {
      await limitSaving(c);
      const request = parse(orderRequestSchema, await readJson(c.req.raw));
      // Asked before the transaction, which must not wait for the network.
      const euroRate = await exchangeRate.mid();
      const saved = await saveOrder(request, { store, snapshots, secret, euroRate });
      return c.json(withoutHidden('reflinksdownload', saved), 201);
    })
    .get('/:id', async (c) => c.json(await orderPage(store, c.req.param('id'))));
}
