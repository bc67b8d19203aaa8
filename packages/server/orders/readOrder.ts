import { type ProductLine, productLineOf } from '@lumitor/domain/catalogue/productLine';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { type OrderRequest, orderRequestSchema } from '@lumitor/domain/order/orderRequest';
import { priceOrder } from '@lumitor/domain/order/priceOrder';
import type { PricingContext } from '@lumitor/domain/order/pricePlan';
import { MAX_SENT_LETTERS, SENT_PICTURES, type SentPicture } from '@lumitor/domain/order/sentPictures';
import { valuesAt } from '../documents/document.ts';
import { MEGABYTE } from '../http/body.ts';
import { parseJson } from '../http/json.ts';
import { parse, tooLarge } from '../refusal/refused.ts';
import { requestHash } from './orderKey.ts';

const MAX_MEGABYTES = 1;
export const MAX_BODY_MEGABYTES = MAX_MEGABYTES + (SENT_PICTURES.length * MAX_SENT_LETTERS) / MEGABYTE;

/** The catalogue depends on the line. */
export interface OrderPricing extends Omit<PricingContext, 'catalogue'> {
  catalogueOf(line: ProductLine): LineCatalogue;
}

type Sent = 'idempotencyKey' | 'language' | 'email' | 'newsletter' | 'reflinkId' | 'revises';

export interface ReadOrder extends Pick<OrderRequest, Sent> {
  line: ProductLine;
  hash: string;
  pictures: { [Kind in SentPicture]?: Omit<NonNullable<OrderRequest[Kind]>, 'picture'> };
  bytes: { kind: SentPicture; picture: Uint8Array }[];
  outcome: ReturnType<typeof priceOrder>;
}

function parseSent(body: Buffer): unknown {
  const order = parseJson(body);
  const letters = SENT_PICTURES.reduce((sum, kind) => {
    const [picture] = valuesAt(order, `${kind}.picture`);
    return sum + (typeof picture === 'string' ? Math.min(MAX_SENT_LETTERS, picture.length) : 0);
  }, 0);
  if (body.length - letters > MAX_MEGABYTES * MEGABYTE) throw tooLarge(`${MAX_MEGABYTES} MB`);
  return order;
}

/** The only processor time that a visitor's plan takes. */
export function readOrder(body: Buffer, { catalogueOf, ...pricing }: OrderPricing): ReadOrder {
  const sent = parseSent(body);
  const request = parse(orderRequestSchema, sent);
  const { idempotencyKey, language, email, newsletter, reflinkId, revises } = request;
  const line = productLineOf(request.isMicro);
  const pictures: ReadOrder['pictures'] = {};
  const bytes: ReadOrder['bytes'] = [];
  for (const kind of SENT_PICTURES) {
    const { picture, ...placed } = request[kind] ?? {};
    if (picture === undefined) continue;
    Object.assign(pictures, { [kind]: placed });
    bytes.push({ kind, picture: Buffer.from(picture, 'base64') });
  }
  return {
    idempotencyKey,
    language,
    email,
    newsletter,
    reflinkId,
    revises,
    line,
    hash: requestHash(sent),
    pictures,
    bytes,
    outcome: priceOrder(request, { ...pricing, catalogue: catalogueOf(line) }),
  };
}
