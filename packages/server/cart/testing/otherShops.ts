import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** Answers requests on an address of this machine until the end of the test. */
async function listening(
  answer: (request: IncomingMessage, body: string, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(async (request, response) => answer(request, await text(request), response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export interface WooProduct {
  /** Net, in the minor unit. */
  price: number;
  stock?: number;
}

type Lines = Map<number, number>;

/**
 * The parts of WooCommerce's Store API that a cart needs, with its rules: carts by token, a token or nonce for each
 * change also inside a batch, at most 25 requests in one, coupons in percent, and `?session=` on every page.
 */
export async function wooShop(
  products: Readonly<Record<number, WooProduct>>,
  coupons: Readonly<Record<string, number>> = {},
) {
  const carts = new Map<string, { lines: Lines; coupon: string }>();
  const nonces = new Set<string>();
  const requests: { method: string; path: string; headers: IncomingMessage['headers'] }[] = [];
  const cartOf = (token: string) => carts.get(token);

  const shown = ({ lines, coupon }: { lines: Lines; coupon: string }) => {
    const sum = [...lines].reduce((all, [id, quantity]) => all + (products[id]?.price ?? 0) * quantity, 0);
    const discount = Math.round((sum * (coupons[coupon] ?? 0)) / 100);
    return {
      items: [...lines].map(([id, quantity]) => ({ key: `k${id}`, id, quantity })),
      totals: {
        total_items: String(sum),
        total_items_tax: String(Math.round(sum * 0.23)),
        total_discount: String(discount),
        currency_code: 'PLN',
        currency_minor_unit: 2,
      },
    };
  };
  const fault = (status: number, code: string, message: string) => ({
    status,
    body: { code, message, data: { status } },
  });
  const act = (
    path: string,
    headers: Record<string, unknown>,
    outerToken: string,
    body: Record<string, unknown>,
  ) => {
    const isAllowed =
      cartOf(String(headers['Cart-Token'] ?? '')) !== undefined || nonces.has(String(headers.Nonce ?? ''));
    if (!isAllowed) return fault(401, 'woocommerce_rest_missing_nonce', 'Missing the Nonce header.');
    const cart = cartOf(outerToken);
    if (!cart) return fault(500, 'woocommerce_rest_unknown_server_error', 'No session.');
    if (path === '/wc/store/v1/cart/apply-coupon') {
      const code = String(body.code);
      if (!(code in coupons))
        return fault(400, 'woocommerce_rest_cart_coupon_error', `Coupon "${code}" does not exist.`);
      cart.coupon = code;
      return { status: 200, body: shown(cart) };
    }
    const [id, quantity] = [Number(body.id), Number(body.quantity)];
    const product = products[id];
    if (!product || !Number.isInteger(quantity) || quantity < 1)
      return fault(400, 'woocommerce_rest_cart_invalid_product', 'This product cannot be added to the cart.');
    const all = (cart.lines.get(id) ?? 0) + quantity;
    if (all > (product.stock ?? Number.POSITIVE_INFINITY))
      return fault(
        400,
        'woocommerce_rest_product_partially_out_of_stock',
        `Only ${product.stock} are in stock.`,
      );
    cart.lines.set(id, all);
    return { status: 201, body: shown(cart) };
  };

  const address = await listening((request, body, response) => {
    const url = new URL(request.url ?? '', 'http://shop');
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    const send = (status: number, content: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(content));
    };
    const given = String(request.headers['cart-token'] ?? '');
    if (url.pathname === '/wp-json/wc/store/v1/cart' && request.method === 'GET') {
      const token = cartOf(given) ? given : `ey.${randomUUID()}.sig`;
      const cart = cartOf(token) ?? { lines: new Map(), coupon: '' };
      carts.set(token, cart);
      const nonce = randomBytes(5).toString('hex');
      nonces.add(nonce);
      return send(200, shown(cart), { 'Cart-Token': token, Nonce: nonce });
    }
    if (url.pathname === '/wp-json/wc/store/v1/batch' && request.method === 'POST') {
      const { requests: batch } = JSON.parse(body) as {
        requests: { path: string; headers: Record<string, unknown>; body: Record<string, unknown> }[];
      };
      if (batch.length > 25) return send(400, { code: 'rest_invalid_param', message: 'requests' });
      const responses = batch.map((each) => act(each.path, each.headers, given, each.body));
      return send(207, { responses });
    }
    if (url.searchParams.has('session')) {
      const cart = cartOf(url.searchParams.get('session') ?? '');
      return send(200, cart ? shown(cart) : { items: [] });
    }
    return send(404, { code: 'rest_no_route', message: 'No route was found.' });
  });
  return { address, requests };
}

/** Reads a permalink as Shopify does: lines of known variants, with attributes, discount and landing page. */
export function openPermalink(link: string, variants: Readonly<Record<string, number>>) {
  const { pathname, searchParams } = new URL(link);
  const [, path = ''] = /^\/cart\/((?:\d+:\d+)(?:,\d+:\d+)*)$/.exec(pathname) ?? [];
  const lines = path.split(',').map((each) => each.split(':').map(Number) as [number, number]);
  const attributes = [...searchParams].flatMap(([name, value]) => {
    const [, attribute] = /^attributes\[(.+)\]$/.exec(name) ?? [];
    return attribute ? [[attribute, value]] : [];
  });
  return {
    lines: lines.filter(([variant]) => String(variant) in variants),
    total: lines.reduce((sum, [variant, quantity]) => sum + (variants[String(variant)] ?? 0) * quantity, 0),
    attributes: Object.fromEntries(attributes),
    discount: searchParams.get('discount'),
    isCart: searchParams.get('storefront') === 'true',
  };
}

export interface OciCart {
  fields: URLSearchParams;
  lines: { code: string; quantity: number; total: number; currency: string; unit: string }[];
}

/** A purchasing system: its hook takes forms, and refuses lines without what SAP requires. */
export async function purchasingSystem() {
  const received: OciCart[] = [];
  const address = await listening((_, body, response) => {
    const fields = new URLSearchParams(body);
    const lines: OciCart['lines'] = [];
    for (let line = 1; fields.has(`NEW_ITEM-DESCRIPTION[${line}]`); line++) {
      const field = (name: string) => fields.get(`NEW_ITEM-${name}[${line}]`) ?? '';
      const isWritten = [field('QUANTITY'), field('PRICE')].every((each) => /^\d{1,11}\.\d{3}$/.test(each));
      if (!isWritten || field('DESCRIPTION').length > 40 || !field('UNIT') || !field('CURRENCY'))
        return void response.writeHead(400).end(`Line ${line}`);
      const amount = (Number(field('QUANTITY')) * Number(field('PRICE'))) / Number(field('PRICEUNIT') || 1);
      lines.push({
        code: field('VENDORMAT'),
        quantity: Number(field('QUANTITY')),
        total: Math.round(amount * 100),
        currency: field('CURRENCY'),
        unit: field('UNIT'),
      });
    }
    received.push({ fields, lines });
    response.end('<h1>Shopping cart</h1>');
  });
  return { address, received };
}

/** A receiver of signed events. */
export async function receiver() {
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const address = await listening((request, body, response) => {
    received.push({ headers: request.headers, body });
    response.writeHead(204).end();
  });
  return { address, received };
}
