import type { CartPreview } from '@lumitor/domain/cart/preview';
import { OFFER_KEY_HEADER } from '@lumitor/domain/order/offerAnswer';
import { beforeEach, expect, it } from 'vitest';
import { page as window } from 'vitest/browser';
import type { CartSource } from '../../data/carts.ts';
import { expectAccessible } from '../../testing/accessible.ts';
import { mount, openWork } from '../../testing/mount.tsx';
import { openService, refuse } from '../../testing/service.ts';
import { CartButton } from './CartButton.tsx';

const READ = 'GET /api/orders/:id/cart';
const FILL = 'POST /api/orders/:id/cart';

const preview = (change: Partial<CartPreview> = {}): CartPreview => ({
  target: 'woocommerce',
  shop: 'shop.example',
  link: '',
  isTooLong: false,
  missing: [
    { code: 'MA0115', title: 'Suspension', quantity: 4, reason: 'article' },
    { code: '', title: 'Mounting', quantity: 1, reason: 'code' },
  ],
  packs: [{ code: 'MA0101', title: 'End cap', pieces: 13, packs: 2, pack: 10 }],
  items: 3,
  currency: 'PLN',
  amounts: { covered: 100_000, missing: 20_000, discount: 5_000, net: 115_000 },
  ...change,
});

beforeEach(async () => {
  await window.viewport(390, 844);
  await openWork();
});

async function openDialog(cart: CartPreview, fill: () => unknown = () => refuse(409, 'not-delivered')) {
  const service = openService({ [READ]: () => ({ cart }), [FILL]: fill });
  const screen = await mount(<CartButton source={{ id: 'abc' }} />);
  await screen.getByRole('button').first().click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  return { service, screen, dialog };
}

it('lists first what the shop does not have, then packs and amounts, and fits a phone', async () => {
  const { dialog } = await openDialog(preview());
  const words = (dialog.element().textContent ?? '').replaceAll('\u00a0', ' ');
  expect(words).toContain(
    '2 items are not available at shop.exampleOrder these separately.SuspensionMA0115 · not in the shop4 pcsMountingservice1 pcsEnd cap: 2 × pack of 10 instead of 13 pcsFor the cartPLN 1,000.00Not available therePLN 200.00Discount−PLN 50.00Net totalPLN 1,150.00',
  );
  await expect.element(dialog.getByText('shop.example charges its own prices and discounts.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});

it('fills a cart at WooCommerce once, and shows the total there beside the one here', async () => {
  const { dialog, service } = await openDialog(preview({ missing: [], packs: [] }), () => ({
    link: 'https://shop.example/cart/?session=t',
    net: 120_000,
    currency: 'PLN',
    differing: [{ code: 'ON0111', title: 'Spotlight' }],
  }));
  await dialog.getByRole('button', { name: 'Fill the cart' }).click();
  await expect.element(dialog.getByText(/At shop\.example: .*1,?200/)).toBeVisible();
  await expect.element(dialog.getByText(/Here: .*1,?150/)).toBeVisible();
  await expect.element(dialog.getByText('Check in the cart: Spotlight.')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open the cart' }))
    .toHaveAttribute('href', 'https://shop.example/cart/?session=t');
  expect(service.requests(FILL)).toHaveLength(1);
  await expectAccessible();
});

it('says that the shop does not respond, and can try again', async () => {
  const { dialog } = await openDialog(preview());
  await dialog.getByRole('button', { name: 'Fill the cart' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('shop.example is not responding.');
  await expect.element(dialog.getByRole('button', { name: 'Fill the cart' })).toBeVisible();
});

it('opens a permalink of Shopify directly, in a new tab', async () => {
  const link = 'https://light.myshopify.com/cart/1:2?storefront=true';
  const { dialog } = await openDialog(preview({ target: 'shopify', link }));
  const open = dialog.getByRole('link', { name: 'Open the cart' });
  await expect.element(open).toHaveAttribute('href', link);
  await expect.element(open).toHaveAttribute('target', '_blank');
});

it('sends the cart of an offer by webhook, with the key of its link', async () => {
  const source: CartSource = { id: 'first', offer: { key: 'key-of-the-mail', position: 2 } };
  const cart = preview({ target: 'webhook', shop: 'ERP', missing: [], packs: [] });
  const keys: (string | null)[] = [];
  const service = openService({
    'GET /api/offers/:id/cart': () => ({ cart }),
    'POST /api/offers/:id/cart': () => ({ link: '', net: null, currency: 'PLN', differing: [] }),
  });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    keys.push(new Headers(init?.headers).get(OFFER_KEY_HEADER));
    return send(input, init);
  };
  const screen = await mount(<CartButton source={source} />);
  await screen.getByRole('button', { name: 'Send to ERP' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByText('Sent to ERP.')).toBeVisible();
  globalThis.fetch = send;
  expect(new Set(keys)).toEqual(new Set(['key-of-the-mail']));
  const [sent] = service.requests('POST /api/offers/:id/cart');
  expect(sent?.url.searchParams.get('position')).toBe('2');
});

it('leads to the page that returns the cart to a purchasing system, by a form without script', async () => {
  const cart = preview({ target: 'oci', shop: 'srm.example', missing: [], packs: [] });
  const { dialog } = await openDialog(cart);
  const button = dialog.getByRole('button', { name: 'Review and transfer' });
  const form = (button.element() as HTMLButtonElement).form;
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', '/oci/abc']);
  expect(new FormData(form as HTMLFormElement).get('language')).toBeTruthy();
});

it('is absent without a cart that takes the order', async () => {
  const service = openService({ [READ]: () => ({ cart: null }) });
  const screen = await mount(<CartButton source={{ id: 'abc' }} />);
  await expect.poll(() => service.requests(READ).length).toBe(1);
  expect(screen.getByRole('button').elements()).toEqual([]);
});
