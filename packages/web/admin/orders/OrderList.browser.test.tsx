import type { OrderList } from '@lumitor/domain/order/orderWork';
import { EMPTY_PLAN } from '@lumitor/domain/plan/plan';
import { sampleChoices } from '@lumitor/domain/testing/sampleCatalogue';
import { layoutOf } from '@lumitor/domain/testing/sampleLayouts';
import { sampleOrder } from '@lumitor/domain/testing/sampleOrder';
import { cents } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { refuse } from '../../testing/service.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

type Row = OrderList['orders'][number];

const LIST = 'GET /api/orders';
const WORK = 'POST /api/orders/work';

const order = (id: string, name: string, net: number, fields: Partial<Row> = {}): Row => ({
  ...orderWith().work,
  ...{ id, name, net, number: `2026/11/${id}`, customer: '', powerExceeded: false },
  ...fields,
});

const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
const row = (words: string) => rows.filter({ hasText: words });
const search = page.getByRole('searchbox', { name: 'Numer, klient, telefon, firma, notatka, artykuł' });
const tick = (words: string) => row(words).getByRole('checkbox').click();

async function openOrders() {
  const small = order('0001', 'Salon', 120_000);
  const large = order('0002', 'Galeria', 1_240_000, {
    powerExceeded: true,
    parent: 'jan',
    email: 'klient@dom.example',
  });
  const state = { orders: [large, small] };
  const shop = openShop({
    ...SAMPLE_SHOP,
    reflinks: [{ id: 'jan', name: 'Studio Jana', email: '', active: true }],
  });
  shop.service.answer({
    [LIST]: ({ url: { searchParams } }): OrderList => {
      const q = (searchParams.get('q') ?? '').toLowerCase();
      const orders = state.orders
        .filter(({ powerExceeded }) => searchParams.get('exceeded') !== 'true' || powerExceeded)
        .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(q));
      if (searchParams.get('sort') === 'net') orders.sort((one, other) => one.net - other.net);
      const net = orders.reduce((sum, each) => sum + each.net, 0);
      return { orders, total: orders.length, sums: [{ currency: 'PLN', count: orders.length, net }] };
    },
    [WORK]: ({ json }) => {
      const { ids, status } = json as { ids: string[]; status: Row['status'] };
      state.orders = state.orders.map((each) => (ids.includes(each.id) ? { ...each, status } : each));
      return {};
    },
  });
  const router = await openAdministration('zamowienia');
  await expect.element(rows).toHaveLength(2);
  return { shop, state, router };
}

describe('the list of orders', () => {
  it('shows value, partner and exceeded power, and sums what it lists', async () => {
    await openOrders();
    await expect.element(row('Galeria')).toHaveTextContent('12 400,00 zł');
    await expect.element(row('Galeria')).toHaveTextContent('Moc przekroczona');
    await expect.element(row('Galeria')).toHaveTextContent('Studio Jana');
    await expect.element(row('Salon')).not.toHaveTextContent('Moc przekroczona');
    const sum = page.getByRole('status').filter({ hasText: /^2 zamówienia, razem/ });
    await expect.element(sum).toHaveTextContent('13 600,00 zł');
    await expectAccessible();
    await page.viewport(400, 800);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
    await expectAccessible();
    // Browsers close a paragraph before a block.
    expect(document.querySelector('p div, p p')).toBeNull();
    await expect
      .element(page.getByRole('link', { name: /Salon/ }))
      .toHaveAttribute('href', '/admin/zamowienia/0001');
  });

  it('is searched, sorted and narrowed, and the address names the filter', async () => {
    const { router, shop } = await openOrders();
    await button('Sortuj według: netto, rosnąco').click();
    await expect.element(rows.first()).toHaveTextContent('Salon');
    await search.fill('klient@dom');
    await expect.element(rows).toHaveLength(1);
    await expect.element(rows).toHaveTextContent('Galeria');
    await search.fill('');
    await expect.element(rows).toHaveLength(2);
    await button('Dodaj filtr').click();
    await page.getByRole('menuitemcheckbox', { name: 'Tylko z przekroczoną mocą' }).click();
    await expect.element(rows).toHaveLength(1);
    await expect.poll(() => router.state.location.search).toContain('exceeded');
    await page
      .getByRole('switch', { name: 'Tylko z przekroczoną mocą' })
      .or(page.getByRole('checkbox', { name: 'Tylko z przekroczoną mocą' }))
      .click();
    await expect.element(rows).toHaveLength(2);
    await button('Dodaj filtr').click();
    await page.getByRole('menuitemcheckbox', { name: 'Netto od (zł)' }).click();
    await page.getByRole('spinbutton', { name: 'Netto od (zł)' }).fill('5000.5');
    await expect.poll(() => router.state.location.search).toContain('5000.5');
    await expect
      .poll(() => shop.service.requests(LIST).at(-1)?.url.searchParams.get('netFrom'))
      .toBe('500050');
  });

  it('changes several at once', async () => {
    const { shop } = await openOrders();
    await tick('Salon');
    await tick('Galeria');
    await button('Ustaw status').click();
    await page.getByRole('menuitem', { name: 'W realizacji' }).click();
    await expect.element(page.getByText('Zmieniono 2 zamówienia')).toBeVisible();
    await expect.element(row('W realizacji')).toHaveLength(2);
    expect(shop.service.requests(WORK).map(({ json }) => json)).toMatchObject([
      { kind: 'status', status: 'inWork', ids: ['0001', '0002'] },
    ]);
  });

  it('asks before an order without a sent offer is won', async () => {
    const { shop } = await openOrders();
    shop.service.answer({
      [WORK]: ({ json }) =>
        (json as { isUnsentMeant?: boolean }).isUnsentMeant
          ? {}
          : refuse(409, 'never-sent', { unsent: [{ number: '2026/11/0001', position: 1 }] }),
    });
    await tick('Salon');
    await button('Ustaw status').click();
    await page.getByRole('menuitem', { name: 'Wygrane' }).click();
    const question = page.getByRole('dialog', { name: 'Oznaczyć jako wygrane bez wysłanej oferty?' });
    await expect.element(question).toHaveTextContent('2026/11/0001-1');
    await button('Anuluj', question).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(shop.service.requests(WORK)).toHaveLength(1);
  });

  it('deletes after a question', async () => {
    const { shop, state } = await openOrders();
    const removed: string[] = [];
    shop.service.answer({
      'POST /api/changes': ({ json }) => {
        const { operations } = json as { operations: { id: string }[] };
        removed.push(...operations.map(({ id }) => id));
        state.orders = state.orders.filter(({ id }) => !removed.includes(id));
        return Response.json({ batch: '', results: [] }, { status: 201 });
      },
    });
    await tick('Galeria');
    await button('Usuń zaznaczone').click();
    const question = page.getByRole('dialog', { name: 'Usunąć 1 zamówienie?' });
    await expect.element(question).toHaveTextContent(/tego nie można cofnąć/i);
    await button('Usuń', question).click();
    await expect.element(page.getByText('Usunięto zamówienia')).toBeVisible();
    await expect.element(rows).toHaveLength(1);
    expect(removed).toEqual(['0002']);
  });

  it('exports the listed orders, and their lines', async () => {
    const { shop } = await openOrders();
    const plan = { ...EMPTY_PLAN, choices: sampleChoices, layout: layoutOf([200], [100]) };
    const { data, order: parts } = sampleOrder(plan, 'PL');
    const net = cents(1_240_000);
    const documents = ['0002', '0001'].map((id) => ({
      ...{ id, version: 1, createdAt: orderWith().work.createdAt, parent: '', vat: 1.23, order: parts },
      data: { ...data, name: `Projekt ${id}`, email: 'klient@dom.example', totals: { ...data.totals, net } },
    }));
    shop.service.answer({ 'GET /api/documents/reflinksdownload': () => ({ documents, next: null }) });
    await search.fill('klient@dom');
    await expect.element(rows).toHaveLength(1);
    const saved = catchFiles();
    await button('Eksportuj zamówienia (CSV)').click();
    await expect.poll(() => saved.length).toBe(1);
    const [, ...orders] = ((await saved[0]?.content.text()) ?? '').trimEnd().split('\r\n');
    expect(orders).toHaveLength(1);
    for (const cell of ['klient@dom.example', 'Projekt 0002', '12400,00']) expect(orders[0]).toContain(cell);
    await button('Eksportuj pozycje (CSV)').click();
    await expect.poll(() => saved.length).toBe(2);
    const [, ...lines] = ((await saved[1]?.content.text()) ?? '').trimEnd().split('\r\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toContain('0002');
  });
});
