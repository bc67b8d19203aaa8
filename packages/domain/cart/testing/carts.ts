import * as v from 'valibot';
import { offerAmounts } from '../../order/offer.ts';
import type { FreeLine } from '../../order/offerTerms.ts';
import type { RecordLine } from '../../order/record.ts';
import { type CartSettings, cartSchema } from '../../settings/cart.ts';
import { sampleTranslate } from '../../testing/sampleOrder.ts';
import { cartTable } from '../article.ts';
import { cartOf } from '../cart.ts';

export const storedLine = (code: string, quantity: number, unitPrice: number | null): RecordLine => ({
  kind: 'accessory',
  articleId: code,
  collection: 'accessories',
  code,
  role: null,
  titles: { PL: `Artykuł ${code}`, EN: `Article ${code}` },
  img: '',
  unitPrice,
  quantity,
  total: unitPrice === null ? null : unitPrice * quantity,
  watts: 0,
  missing: false,
});

const netOf = (lines: readonly RecordLine[]) => lines.reduce((sum, { total }) => sum + (total ?? 0), 0);

interface SampleOffer {
  discount?: number;
  lineDiscount?: number;
  freeLines?: FreeLine[];
}

export function sampleCart(lines: RecordLine[], offered?: SampleOffer, currency: 'PLN' | 'EUR' = 'PLN') {
  const net = netOf(lines);
  const totals = { net, vat: 0, gross: net, vatPercent: 23, isIncomplete: false };
  const terms = lines.map((_, place) => [String(place), { discount: offered?.lineDiscount ?? 0 }] as const);
  const offer = offered && {
    ...offerAmounts(
      { lines, totals },
      {
        lines: Object.fromEntries(terms),
        discount: offered.discount ?? 0,
        freeLines: offered.freeLines ?? [],
      },
    ),
    currency,
  };
  return cartOf({
    number: '2026/11/0012',
    link: 'https://light.example/pobierz/abc',
    language: 'EN',
    t: sampleTranslate('EN'),
    data: { lines, totals, currency },
    offer: offer ?? null,
  });
}

export const sampleTable = cartTable([
  { code: 'ON0111', article: 'gid://shopify/ProductVariant/40001', pack: 1 },
  { code: 'ma0101', article: '40002', pack: 10 },
  { code: 'MA0101-W', article: '40002', pack: 10 },
  { code: 'XX', article: 'SKU-7', pack: 1 },
]);

export const cartSettings = (own: Partial<CartSettings> = {}): CartSettings =>
  v.parse(cartSchema, { kind: 'cart', ...own });
