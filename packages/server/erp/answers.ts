import { CATALOGUE_COLLECTIONS, LINES } from '@lumitor/domain/catalogue/productLine';
import { SYSTEM_TYPES } from '@lumitor/domain/catalogue/systemType';
import { recordDataSchema } from '@lumitor/domain/order/record';
import { ORDER_STATUSES } from '@lumitor/domain/settings/orders';
import * as v from 'valibot';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const time = v.pipe(v.string(), v.isoTimestamp());
const money = v.pipe(v.nullable(whole), v.description('Net, in cents; null: price on request'));

const { currency, totals, lines } = recordDataSchema.entries;
const { kind, articleId, collection, code, titles } = lines.item.entries;

const orderFields = {
  id: text,
  number: text,
  firstId: v.pipe(text, v.description('`id` of the first revision, which identifies the order')),
  revision: v.pipe(whole, v.description('1, or the suffix of the number')),
  isLatest: v.boolean(),
  status: v.picklist(ORDER_STATUSES),
  assignee: text,
  savedAt: time,
  name: text,
  line: v.picklist(LINES),
  language: text,
  currency,
  totals: v.pipe(totals, v.title('Totals'), v.description('In cents')),
  offer: v.pipe(v.nullable(text), v.description('Number of the offer that the totals are of')),
  email: text,
  reflinkId: v.pipe(text, v.description('Partner’s link, or empty')),
  link: v.pipe(text, v.description('Page of the order')),
};

const listedOrderSchema = v.pipe(v.object(orderFields), v.title('OrderSummary'));
export type ErpOrder = v.InferOutput<typeof listedOrderSchema>;

export const orderListSchema = v.pipe(
  v.object({
    orders: v.pipe(v.array(listedOrderSchema), v.description('The oldest first')),
    next: v.pipe(v.nullable(text), v.description('Value for `after`; null at the end')),
  }),
  v.title('OrderList'),
);
export type ErpOrders = v.InferOutput<typeof orderListSchema>;

const lineSchema = v.pipe(
  v.object({
    kind: v.union([
      kind,
      v.pipe(v.literal('free'), v.description('Line of an offer that is not in the drawing')),
    ]),
    articleId,
    collection,
    code,
    titles: v.pipe(titles, v.description('By language')),
    vatPercent: v.optional(v.pipe(v.number(), v.description('Of free lines'))),
    unitPrice: money,
    quantity: whole,
    discount: v.pipe(v.number(), v.description('Of the offer, in hundredths of a percent')),
    total: money,
  }),
  v.title('OrderLine'),
);

const enquirySchema = v.pipe(
  v.object({ at: time, language: text, name: text, email: text, phone: text, message: text }),
  v.title('Enquiry'),
);

export const wholeOrderSchema = v.pipe(
  v.object({ ...orderFields, lines: v.array(lineSchema), enquiries: v.array(enquirySchema) }),
  v.title('Order'),
);
export type WholeOrder = v.InferOutput<typeof wholeOrderSchema>;

const price = v.union([v.number(), v.record(v.picklist(SYSTEM_TYPES), v.number())]);

const articleSchema = v.pipe(
  v.object({
    id: text,
    version: whole,
    line: v.picklist(LINES),
    collection: v.picklist(CATALOGUE_COLLECTIONS),
    code: text,
    type: text,
    title: text,
    price: v.pipe(price, v.description('Złoty, by control system if they differ')),
    priceEuro: v.pipe(price, v.description('Euro; 0: by the rate')),
  }),
  v.title('Article'),
);
export type ShownArticle = v.InferOutput<typeof articleSchema>;

export const articlesSchema = v.pipe(v.object({ articles: v.array(articleSchema) }), v.title('ArticleList'));
