import { randomUUID } from 'node:crypto';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { ACCESSORIES, CONNECTION, orderRequest } from '../packages/server/testing/oneRail.ts';
import { signIn } from './accounts.ts';
import { type Answer, ask, nameOf } from './ask.ts';

const ARTICLES: readonly (readonly [collection: string, fields: object])[] = [
  ['partTables', DEFAULT_PART_TABLES.standard],
  ['connections', CONNECTION],
  ...ACCESSORIES.map((accessory) => ['accessories', accessory] as const),
];

export interface Shop {
  /** Of an administrator's session. */
  cookie: string;
  /** The article that orders are made of. */
  railId: string;
}

/** Fills an empty shop with what an order needs. */
export async function openShop(url: string): Promise<Shop> {
  const cookie = await signIn(url);
  let railId = '';
  for (const [collection, body] of ARTICLES) {
    const added = await ask(url, `/api/documents/${collection}`, { method: 'POST', body, cookie });
    if (added.status !== 201) throw new Error(`${collection} could not be added (${nameOf(added)}).`);
    if (collection === 'connections') railId = added.body.id;
  }
  return { cookie, railId };
}

/** What a browser posts to save an order of one rail, each under a key of its own. */
export const orderOf = ({ railId }: Shop, name: string, email?: string) => ({
  ...orderRequest(railId, 25_780),
  name,
  ...(email ? { email, newsletter: true } : {}),
});

/** Saves one order more. */
export const saveOrder = (url: string, shop: Shop): Promise<Answer> =>
  ask(url, '/api/orders', { method: 'POST', body: orderOf(shop, randomUUID()) });

/** Uploads a file as the administrator. */
export const upload = (url: string, { cookie }: Shop, text: string): Promise<Answer> =>
  ask(url, '/api/files/notes', { method: 'POST', body: Buffer.from(text), cookie });

/** Gives the rail another price in euro, which open pages hear of. */
export async function changePrice(url: string, { cookie, railId }: Shop, priceEuro: number): Promise<void> {
  const path = `/api/documents/connections/${railId}`;
  const changed = await ask(url, path, { method: 'PATCH', body: { priceEuro }, cookie });
  if (changed.status !== 200) throw new Error(`The price could not be changed (${nameOf(changed)}).`);
}
