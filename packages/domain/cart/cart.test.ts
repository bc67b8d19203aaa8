import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTable } from './article.ts';
import { sumOfLines, totalsAfterDiscount } from './cart.ts';
import { CART_TARGETS, cartAmounts, coverCart } from './cover.ts';
import { cartMessage } from './message.ts';
import { ociFields } from './oci.ts';
import { cartPreview } from './preview.ts';
import { shopifyLink } from './shopify.ts';
import { cartSettings, sampleCart, sampleTable, storedLine } from './testing/carts.ts';
import { wooBatches, wooCart, wooCartPage, wooDifferences, wooNet } from './woocommerce.ts';

const mounting = {
  title: 'Mounting and wiring of everything on site',
  code: '',
  quantity: 1,
  unitPrice: 50_000,
  discount: 0,
  vatPercent: 8,
};
const LINES = [
  storedLine('ON0111', 2, 12_990),
  storedLine('MA0101', 7, 1_050),
  storedLine('MA0101-W', 6, 1_050),
  storedLine('XX', 1, 900),
  storedLine('YY', 3, null),
];

const arbitraryCart = fc
  .record({
    lines: fc.array(
      fc
        .tuple(
          fc.constantFrom('ON0111', 'MA0101', 'MA0101-W', 'XX', 'YY', ''),
          fc.integer({ min: 1, max: 999 }),
          fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        )
        .map(([code, quantity, price]) => storedLine(code, quantity, price)),
      { maxLength: 30 },
    ),
    offer: fc.option(
      fc.record({
        discount: fc.integer({ min: 0, max: 10_000 }),
        lineDiscount: fc.integer({ min: 0, max: 10_000 }),
        freeLines: fc.constantFrom<(typeof mounting)[]>([], [mounting]),
      }),
      { nil: undefined },
    ),
  })
  .map(({ lines, offer }) => sampleCart(lines, offer));

const forms = (fields: readonly (readonly [string, string])[]) => {
  const lines = new Map<string, Record<string, string>>();
  for (const [name, value] of fields) {
    const [, key = '', number = ''] = /^NEW_ITEM-([A-Z_]+)\[(\d+)\]$/.exec(name) ?? [];
    if (key) lines.set(number, { ...lines.get(number), [key]: value });
  }
  return [...lines.values()];
};

describe('a cart (D78)', () => {
  it('has each line once, as an item or listed as missing, and its amounts add up to the net total', () => {
    fc.assert(
      fc.property(arbitraryCart, fc.constantFrom(...CART_TARGETS), (cart, target) => {
        const covered = coverCart(cart, sampleTable, target);
        const lines = [
          ...covered.items.flatMap((item) => item.lines),
          ...covered.missing.map(({ line }) => line),
        ];
        expect(new Set(lines)).toEqual(new Set(cart.lines));
        expect(lines).toHaveLength(cart.lines.length);
        const amounts = cartAmounts(cart, covered);
        expect(amounts.covered + amounts.missing - amounts.discount).toBe(cart.net);
        for (const { lines: own, quantity, pack } of covered.items) {
          const pieces = own.reduce((sum, line) => sum + line.quantity, 0);
          expect(quantity * pack).toBeGreaterThanOrEqual(pieces);
          expect((quantity - 1) * pack).toBeLessThan(pieces);
        }
      }),
    );
  });

  it('lists first what the shop cannot take, with the reason, and packs with spare pieces', () => {
    const cart = sampleCart(LINES, { freeLines: [mounting] });
    const settings = cartSettings({ target: 'woocommerce', address: 'https://shop.example' });
    expect(
      cartPreview(settings, cart, sampleTable, { target: 'woocommerce', shop: 'shop.example' }),
    ).toMatchObject({
      missing: [
        { code: 'XX', reason: 'number' },
        { code: 'YY', reason: 'article' },
        { code: '', title: mounting.title, reason: 'code' },
      ],
      packs: [{ code: 'MA0101', pieces: 13, packs: 2, pack: 10 }],
      items: 2,
      amounts: { covered: 39_630, missing: 50_900, discount: 0, net: 90_530 },
    });
    const none = sampleCart([storedLine('YY', 1, 100)]);
    expect(cartPreview(settings, none, sampleTable, { target: 'woocommerce', shop: '' })).toBeNull();
  });

  it('tells rails of 200 cm from those of 100 cm with the same code', () => {
    const rail = (kind: 'rail100' | 'rail200') => ({ ...storedLine('MT0001', 1, 100), kind });
    const cart = sampleCart([rail('rail100'), rail('rail200')]);
    const row = (code: string, article: string) => ({ code, article, pack: 1 });
    const covered = (...rows: ReturnType<typeof row>[]) => {
      const { items, missing } = coverCart(cart, cartTable(rows), 'shopify');
      return [items.map(({ article }) => article), missing.map(({ line }) => line.title)];
    };
    const long = 'Article MT0001, 200 cm';
    expect(covered(row('MT0001', '1'))).toEqual([['1'], [long]]);
    expect(covered(row('MT0001', '1'), row('mt0001 200', '2'))).toEqual([['1', '2'], []]);
    expect(covered(row('MT0001 100', '1'))).toEqual([['1'], [long]]);
    const { items } = coverCart(cart, cartTable([]), 'oci');
    expect(items.map(({ article }) => article)).toEqual(['MT0001 100', 'MT0001 200']);
  });

  it('skips a control system without a price', () => {
    const system = { ...storedLine('DALI', 1, 0), kind: 'system' as const };
    expect(sampleCart([system, storedLine('XX', 1, 0)]).lines.map(({ code }) => code)).toEqual(['XX']);
  });
});

describe('the permalink of Shopify', () => {
  it('names variants with quantities, the order and the discount code', () => {
    const settings = cartSettings({
      target: 'shopify',
      address: 'https://light-shop.myshopify.com/collections/all',
      discountCode: 'PROJECT&10',
    });
    const cart = sampleCart(LINES);
    const { items } = coverCart(cart, sampleTable, 'shopify');
    expect(shopifyLink(settings, cart, items)).toBe(
      'https://light-shop.myshopify.com/cart/40001:2,40002:2?attributes%5Border%5D=2026%2F11%2F0012&attributes%5Blink%5D=https%3A%2F%2Flight.example%2Fpobierz%2Fabc&discount=PROJECT%2610&storefront=true',
    );
    expect(shopifyLink({ ...settings, opensCheckout: true }, cart, items)).not.toContain('storefront');
  });

  it('is refused if it is longer than every browser and server accepts', () => {
    const items = Array.from({ length: 500 }, (_, place) => ({
      article: String(40_000_000_000_000 + place),
      quantity: 1,
    }));
    const settings = cartSettings({ target: 'shopify', address: 'https://light-shop.myshopify.com' });
    expect(shopifyLink(settings, sampleCart([]), items)).toBeNull();
  });
});

describe('requests to WooCommerce', () => {
  const settings = cartSettings({
    target: 'woocommerce',
    address: 'https://shop.example/store/',
    cartPath: 'koszyk/',
    discountCode: 'PROJECT10',
  });
  const session = { token: 'ey.J.x', nonce: 'n1' };

  it('add items in batches of 25, then the coupon, in the session of the cart token', () => {
    expect(wooCart(settings)).toEqual({
      method: 'GET',
      url: 'https://shop.example/store/wp-json/wc/store/v1/cart',
      headers: {},
    });
    const headers = { 'Cart-Token': 'ey.J.x', Nonce: 'n1' };
    expect(wooBatches(settings, [{ article: '17', quantity: 3 }], session)).toEqual([
      {
        method: 'POST',
        url: 'https://shop.example/store/wp-json/wc/store/v1/batch',
        headers,
        body: {
          requests: [
            { path: '/wc/store/v1/cart/add-item', method: 'POST', headers, body: { id: 17, quantity: 3 } },
            {
              path: '/wc/store/v1/cart/apply-coupon',
              method: 'POST',
              headers,
              body: { code: 'PROJECT10' },
            },
          ],
        },
      },
    ]);
    const many = Array.from({ length: 60 }, (_, place) => ({ article: String(place + 1), quantity: 1 }));
    const sizes = wooBatches(settings, many, session).map(
      ({ body }) => (body as { requests: unknown[] }).requests.length,
    );
    expect(sizes).toEqual([25, 25, 11]);
    expect(wooCartPage(settings, { token: 'a/b+c' })).toBe(
      'https://shop.example/store/koszyk/?session=a%2Fb%2Bc',
    );
  });

  it('compare the answered cart: net in any minor unit, and articles with other quantities', () => {
    const totals = { total_items: 7_300, total_discount: 1_095, currency_code: 'PLN' };
    expect(wooNet({ items: [], totals: { ...totals, currency_minor_unit: 2 } }).net).toBe(6_205);
    expect(wooNet({ items: [], totals: { ...totals, currency_minor_unit: 0 } }).net).toBe(620_500);
    expect(wooNet({ items: [], totals: { ...totals, currency_minor_unit: 4 } }).net).toBe(62);
    const { items } = coverCart(sampleCart(LINES), sampleTable, 'woocommerce');
    const taken = [{ id: 40_001, quantity: 2 }];
    expect(wooDifferences(items, { items: taken }).map(({ article }) => article)).toEqual(['40002']);
    const whole = [...taken, { id: 40_002, quantity: 1 }, { id: 40_002, quantity: 1 }];
    expect(wooDifferences(items, { items: whole })).toEqual([]);
  });
});

describe('the form of OCI', () => {
  it('has each line with its price, an inexact one for all pieces, and services without a code', () => {
    const cart = sampleCart([storedLine('ON0111', 7, 101)], { discount: 1_000, freeLines: [mounting] });
    const { items } = coverCart(cart, sampleTable, 'oci');
    expect(ociFields({ unit: 'PCE' }, cart, items)).toEqual([
      ['NEW_ITEM-DESCRIPTION[1]', 'Article ON0111'],
      ['NEW_ITEM-QUANTITY[1]', '7.000'],
      ['NEW_ITEM-UNIT[1]', 'PCE'],
      ['NEW_ITEM-PRICE[1]', '6.360'],
      ['NEW_ITEM-PRICEUNIT[1]', '7'],
      ['NEW_ITEM-CURRENCY[1]', 'PLN'],
      ['NEW_ITEM-VENDORMAT[1]', 'ON0111'],
      ['NEW_ITEM-EXT_PRODUCT_ID[1]', 'gid://shopify/ProductVariant/40001'],
      ['NEW_ITEM-EXT_QUOTE_ID[1]', '2026/11/0012'],
      ['NEW_ITEM-EXT_QUOTE_ITEM[1]', '1'],
      ['NEW_ITEM-DESCRIPTION[2]', 'Mounting and wiring of everything on sit'],
      ['NEW_ITEM-QUANTITY[2]', '1.000'],
      ['NEW_ITEM-UNIT[2]', 'PCE'],
      ['NEW_ITEM-PRICE[2]', '450.000'],
      ['NEW_ITEM-PRICEUNIT[2]', '1'],
      ['NEW_ITEM-CURRENCY[2]', 'PLN'],
      ['NEW_ITEM-SERVICE[2]', 'X'],
      ['NEW_ITEM-EXT_QUOTE_ID[2]', '2026/11/0012'],
      ['NEW_ITEM-EXT_QUOTE_ITEM[2]', '2'],
      ['NEW_ITEM-LONGTEXT_2:132[]', 'Mounting and wiring of everything on site'],
    ]);
  });

  it('adds up to the net total to the cent, whatever the discounts', () => {
    fc.assert(
      fc.property(arbitraryCart, (cart) => {
        const { items } = coverCart(cart, sampleTable, 'oci');
        const sum = forms(ociFields({ unit: 'ST' }, cart, items)).reduce((all, line) => {
          const [quantity, price, unit] = [line.QUANTITY, line.PRICE, line.PRICEUNIT].map(Number);
          return all + Math.round(((quantity ?? 0) * (price ?? 0) * 1_000) / (unit ?? 1)) / 10;
        }, 0);
        expect(Math.round(sum)).toBe(cart.net);
        const totals = totalsAfterDiscount(cart).map((total) => ({ total }));
        expect(sumOfLines(totals)).toBe(cart.net);
        for (const { total } of totals) expect(total ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never exceeds the lengths of SAP, nor cuts a letter in two', () => {
    const cart = sampleCart([{ ...storedLine('ON0111', 1, 100), titles: { EN: '🔦'.repeat(60) } }]);
    const { items } = coverCart(cart, sampleTable, 'oci');
    const [[, description] = []] = ociFields({ unit: 'PCE' }, cart, items);
    expect([...(description ?? '')]).toEqual(Array(40).fill('🔦'));
  });
});

it('the message of the webhook has every line with its price, discounts and the article, if any', () => {
  const cart = sampleCart(LINES, { discount: 1_000, lineDiscount: 500, freeLines: [mounting] });
  const message = cartMessage(cartSettings({ discountCode: 'P10' }), cart, sampleTable);
  expect(message).toMatchObject({
    number: '2026/11/0012',
    discountCode: 'P10',
    net: cart.net,
    lines: [
      { code: 'ON0111', article: 'gid://shopify/ProductVariant/40001', unitPrice: 12_990, total: 24_681 },
      { code: 'MA0101', article: '40002', pack: 10 },
      { code: 'MA0101-W', article: '40002' },
      { code: 'XX', article: 'SKU-7' },
      { code: 'YY', article: null, total: null },
      { code: '', article: null, isService: true, total: 50_000 },
    ],
  });
  expect(sumOfLines(cart.lines) - message.discount).toBe(message.net);
});
