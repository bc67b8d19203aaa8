import {
  CATALOGUE_COLLECTIONS,
  type CatalogueCollection,
  LINES,
  type ProductLine,
} from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { parse } from '../refusal/refused.ts';
import { lineCatalogue } from '../snapshots/build.ts';
import type { ShownArticle } from './answers.ts';
import { createApiKey, listApiKeys, removeApiKey } from './apiKeys.ts';
import { ordersSince, wholeOrder } from './orders.ts';

type Article = LineCatalogue[(typeof CATALOGUE_COLLECTIONS)[number]][number];

/** Currency units, by control system if they differ. */
const shownArticle = (
  article: Article,
  line: ProductLine,
  collection: CatalogueCollection,
): ShownArticle => ({
  id: article.id,
  version: article.version,
  line,
  collection,
  code: 'description' in article ? article.description : '',
  type: 'type' in article ? article.type : '',
  title: article.title,
  price: article.price,
  priceEuro: article.priceEuro,
});

async function articlesOnSale(store: DocumentStore) {
  return store.reading(async (within) => {
    const articles: ShownArticle[] = [];
    for (const line of LINES) {
      const catalogue = await lineCatalogue(within, line);
      for (const collection of CATALOGUE_COLLECTIONS)
        for (const article of catalogue[collection]) articles.push(shownArticle(article, line, collection));
    }
    return { articles };
  });
}

interface Dependencies {
  store: DocumentStore;
  address: string;
  withKey: MiddlewareHandler;
}

const MAX_ORDERS = 200;

export const ordersQuerySchema = v.strictObject({
  since: v.optional(v.pipe(v.string(), v.isoTimestamp('Must be a time such as 2026-11-21T00:00:00.000Z'))),
  after: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, `Must be a whole number from 1 to ${MAX_ORDERS}`),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(MAX_ORDERS),
    ),
    '100',
  ),
});

export function erpRoutes({ store, address, withKey }: Dependencies): Hono {
  return new Hono()
    .get('/orders', withKey, async (c) => {
      const { since, after, limit } = parse(ordersQuerySchema, c.req.query());
      return c.json(await ordersSince(store, address, { since, after, limit }));
    })
    .get('/orders/:id', withKey, async (c) => c.json(await wholeOrder(store, address, c.req.param('id'))))
    .get('/catalogue', withKey, async (c) => c.json(await articlesOnSale(store)));
}

const keySchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Must not be empty'), v.maxLength(100)),
});

export function apiKeyRoutes(db: Db): Hono {
  return new Hono()
    .get('/', async (c) => {
      return c.json({ keys: await listApiKeys(db) });
    })
    .post('/', async (c) => {
      const { email: by } = c.get('administrator');
      const { name } = await readBody(c, keySchema);
      return c.json(await createApiKey(db, { name, by }), 201);
    })
    .delete('/:id', async (c) => {
      await removeApiKey(db, c.req.param('id'));
      return c.body(null, 204);
    });
}
