import type { CartPreview } from '@lumitor/domain/cart/preview';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { refuse } from '../../testing/service.ts';
import { button, chooseFile, csvFile, field } from '../testing/acts.ts';
import { mountInAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';
import { CartArticles } from './CartArticles.tsx';
import { CartTrial } from './CartTrial.tsx';

const cart: CartPreview = {
  target: 'woocommerce',
  shop: 'shop.example',
  link: '',
  isTooLong: false,
  missing: [{ code: 'MA0115', title: 'Suspension', quantity: 4, reason: 'number' }],
  packs: [],
  items: 1,
  currency: 'PLN',
  amounts: { covered: 100_000, missing: 2_000, discount: 0, net: 102_000 },
};
const requests = [
  { method: 'GET', url: 'https://shop.example/wp-json/wc/store/v1/cart', headers: {} },
  {
    method: 'POST',
    url: 'https://shop.example/wp-json/wc/store/v1/batch',
    headers: { 'Cart-Token': 'CART-TOKEN' },
    body: { requests: [{ path: '/wc/store/v1/cart/add-item' }] },
  },
];

describe('the table of articles', () => {
  it('takes entries by hand, one per code, and finds them', async () => {
    const shop = openShop({ cartArticles: [{ code: 'ON0111', article: '40001' }] });
    await mountInAdministration(<CartArticles />);
    await button('Add article').click();
    await field('Product code').fill('on0111');
    await field('Article in the shop').fill('1');
    await button('Save').click();
    await expect.element(page.getByText('This code already has an entry.')).toBeVisible();
    await field('Product code').fill('MA0101');
    await field('Pieces per pack').fill('0');
    await button('Save').click();
    await expect.element(page.getByText('Enter a whole number from 1.')).toBeVisible();
    await field('Pieces per pack').fill('10');
    await button('Save').click();
    await expect.element(page.getByText('Saved: MA0101.')).toBeVisible();
    expect(shop.list('cartArticles').map(({ code, article, pack }) => [code, article, pack])).toEqual([
      ['ON0111', '40001', 1],
      ['MA0101', '1', 10],
    ]);
    await page.getByRole('searchbox', { name: 'Find a code or article' }).fill('4000');
    await expect.element(page.getByRole('rowheader', { name: 'MA0101' })).not.toBeInTheDocument();
    await button('Delete: ON0111').click();
    await expect.element(page.getByText('Deleted: ON0111.')).toBeVisible();
    await expect.element(button('Add article')).toHaveFocus();
    await expectAccessible();
  });

  it('imports a file as one batch after a preview', async () => {
    const shop = openShop({ cartArticles: [{ code: 'ON0111', article: '40001' }] });
    await mountInAdministration(<CartArticles />);
    await button('Import').click();
    chooseFile(csvFile('products.csv', ['ID,SKU', '17,ON0111', '18,MA0101', '19,MA0101']));
    await expect.element(page.getByRole('tab', { name: /1/ }).first()).toBeVisible();
    await expectAccessible();
    await button('Save 2 entries').click();
    await expect.element(page.getByText('Entries saved: 2.')).toBeVisible();
    expect(shop.list('cartArticles').map(({ code, article }) => [code, article])).toEqual([
      ['ON0111', '17'],
      ['MA0101', '18'],
    ]);
  });
});

it('an entry or a file in preview, changed by somebody else meanwhile, can be saved again', async () => {
  const shop = openShop({ cartArticles: [{ id: 'c1', code: 'ON0111', article: '40001' }] });
  await mountInAdministration(<CartArticles />);
  await button('Edit: ON0111').click();
  await field('Article in the shop').fill('40003');
  shop.change('cartArticles', 'c1', { article: '40002' });
  await button('Save').click();
  await expect
    .element(page.getByText('Someone has just changed this entry.', { exact: false }))
    .toBeVisible();
  expect(shop.find('cartArticles', 'c1')).toMatchObject({ article: '40002' });
  await button('Save').click();
  await expect.element(page.getByText('Saved: ON0111.')).toBeVisible();
  await button('Import').click();
  chooseFile(csvFile('products.csv', ['ID,SKU', '17,ON0111', '18,MA0101']));
  await expect.element(button('Save 2 entries')).toBeVisible();
  shop.add('cartArticles', { code: 'ma0101', article: '18' });
  shop.change('cartArticles', 'c1', { pack: 5 });
  await button('Save 2 entries').click();
  await button('Save 1 entry').click();
  await expect.element(page.getByText('Entries saved: 1.')).toBeVisible();
  expect(shop.list('cartArticles').map(({ code, article }) => [code, article])).toEqual([
    ['ON0111', '17'],
    ['ma0101', '18'],
  ]);
});

describe('the trial of a cart', () => {
  it('lists what has no counterpart first, shows requests, and compares the filled cart', async () => {
    const { service } = openShop();
    service.answer({
      'GET /api/orders/:id/cart/trial': () => ({ cart, requests }),
      'POST /api/orders/:id/cart/trial': () => ({
        filled: { link: 'https://shop.example/cart/?session=t', net: 99_000, currency: 'PLN', differing: [] },
        refusals: [],
        exchanges: [{ request: requests[0], status: 200, answer: '{"items":[]}' }],
      }),
    });
    await mountInAdministration(<CartTrial order="abc" />);
    await expect
      .element(page.getByText('4 × Suspension · MA0115 · the article in the table is no numeric ID'))
      .toBeVisible();
    await page.getByText('What is sent').click();
    await expect
      .element(page.getByRole('region', { name: `POST ${requests[1]?.url}` }))
      .toHaveTextContent('Cart-Token: CART-TOKEN');
    await button('Fill the cart').click();
    await expect.element(page.getByText(/In the cart: .*990.*Here: .*1,020/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the cart' }))
      .toHaveAttribute('href', 'https://shop.example/cart/?session=t');
    await expectAccessible();
  });

  it('names the reason of a failed try, and says if nothing can be sent', async () => {
    const { service } = openShop();
    service.answer({
      'GET /api/orders/:id/cart/trial': () => ({ cart, requests }),
      'POST /api/orders/:id/cart/trial': () =>
        refuse(409, 'not-delivered', { message: 'shop.example cannot be found.' }),
    });
    await mountInAdministration(<CartTrial order="abc" />);
    await button('Fill the cart').click();
    await expect.element(page.getByText(/shop\.example cannot be found\./)).toBeVisible();
    service.answer({ 'GET /api/orders/:id/cart/trial': () => ({ cart: null, requests: [] }) });
    await mountInAdministration(<CartTrial order="other" />);
    await expect.element(page.getByText(/^This order cannot go into a cart/)).toBeVisible();
  });
});
