import { randomUUID } from 'node:crypto';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { ACCESSORIES, CONNECTION, orderRequest } from '../packages/server/testing/oneRail.ts';
import { signIn } from './accounts.ts';
import { type Answer, nameOf, callService as send } from './send.ts';

const ARTICLES: readonly (readonly [collection: string, fields: object])[] = [
  ['partTables', DEFAULT_PART_TABLES.standard],
  ['connections', CONNECTION],
  ...ACCESSORIES.map((accessory) => ['accessories', accessory] as const),
];

export interface Shop {
  cookie: string;
  railId: string;
}

export async function openShop(url: string): Promise<Shop> {
  const cookie = await signIn(url);
  let railId = '';
  for (const [collection, body] of ARTICLES) {
    const added = await send(url, `/api/documents/${collection}`, { method: 'POST', body, cookie });
    if (added.status !== 201) throw new Error(`${collection} could not be added (${nameOf(added)}).`);
    if (collection === 'connections') railId = added.body.id;
  }
  return { cookie, railId };
}

export const orderOf = ({ railId }: Shop, name: string, email?: string) => ({
  ...orderRequest(railId, 25_780),
  name,
  ...(email ? { email, newsletter: true } : {}),
});

export const saveOrder = (url: string, shop: Shop): Promise<Answer> =>
  send(url, '/api/orders', { method: 'POST', body: orderOf(shop, randomUUID()) });

export const upload = (url: string, { cookie }: Shop, text: string): Promise<Answer> =>
  send(url, '/api/files/notes', { method: 'POST', body: Buffer.from(text), cookie });

export async function changePrice(url: string, { cookie, railId }: Shop, priceEuro: number): Promise<void> {
  const path = `/api/documents/connections/${railId}`;
  const changed = await send(url, path, { method: 'PATCH', body: { priceEuro }, cookie });
  if (changed.status !== 200) throw new Error(`The price could not be changed (${nameOf(changed)}).`);
}
