import { type FunnelRow, noFigures } from '@lumitor/domain/order/funnel';
import { cents } from '@lumitor/domain/units';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';

const step = (count: number, PLN = 0, EUR = 0) => ({ count, PLN: cents(PLN), EUR: cents(EUR) });
const PARTNER = 'qZ7';

/** The last requested month has figures. */
const rowsOf = (starts: readonly string[]): FunnelRow[] => {
  const from = starts.at(-2) ?? '';
  return [
    {
      ...{ ...noFigures(), from, parent: '', visits: 40, saved: step(6, 600_000, 20_000) },
      ...{ enquired: step(3), offered: step(2), won: step(1, 100_000) },
    },
    { ...noFigures(), from, parent: PARTNER, visits: 10, saved: step(4, 400_000), won: step(4, 400_000) },
  ];
};

function openReports() {
  const shop = openShop();
  shop.service.answer({
    'GET /api/reports/funnel': ({ url }) => ({
      rows: rowsOf((url.searchParams.get('starts') ?? '').split(',')),
    }),
  });
  return shop;
}

const table = page.getByRole('group', { name: 'Month by month' });
const row = (name: string | RegExp) => table.getByRole('row', { name });

it('sums months and partners, with conversions and amounts of each currency', async () => {
  openReports();
  await openAdministration('raporty?months=3', { language: 'en' });
  await expect.element(row(/^Total/)).toHaveTextContent('501020%330%266.7%5250%');
  await expect.element(row(/^Total/)).toHaveTextContent(/10,000\.00.*200\.00/);
  await expect.element(page.getByRole('region', { name: 'Whole period' })).toHaveTextContent('Visits50');
  await expectAccessible();
});

it('a month leads to the list of its orders, also of one partner; the address keeps the choice', async () => {
  openReports();
  const router = await openAdministration('raporty?months=1', { language: 'en' });
  await page.getByRole('combobox', { name: 'Partner' }).click();
  await page.getByRole('option', { name: 'No referral link' }).click();
  const list = table.getByRole('link', { name: /Saved orders: 6/ });
  await expect.element(list).toBeVisible();
  expect(router.state.location.search).toBe('?months=1&partner=none');
  const { searchParams } = new URL(list.element().getAttribute('href') ?? '', location.href);
  const now = new Date();
  const month = now.toLocaleDateString('sv-SE').slice(0, 7);
  expect(JSON.parse(searchParams.get('filter') ?? '')).toMatchObject({
    since: `${month}-01`,
    parent: 'none',
  });
});

it('exports a row for each month and partner', async () => {
  const saved = catchFiles();
  openReports();
  await openAdministration('raporty', { language: 'en' });
  await button('Export CSV').click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toMatch(/^sales-report-\d{4}-\d\d-\d\d\.csv$/);
  expect((await saved[0]?.content.text())?.trim().split('\r\n')).toHaveLength(3);
});

it('fits a phone, where the table alone scrolls sideways', async () => {
  openReports();
  await openAdministration('raporty', { language: 'en', isPhone: true });
  await expect.element(row(/^Total/)).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(400);
  await expectAccessible();
});

it('is closed to roles without orders', async () => {
  openShop(undefined, { role: 'texts' });
  await openAdministration('raporty', { role: 'texts', language: 'en' });
  await expect.element(page.getByText(/has no access to this page/)).toBeVisible();
});
