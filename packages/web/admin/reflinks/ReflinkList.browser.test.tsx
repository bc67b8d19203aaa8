import { cents } from '@lumitor/domain/units';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { catchFiles } from '../../testing/files.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { orderWith } from '../testing/orderAtWork.ts';
import { openShop, PIOTR, SAMPLE_SHOP } from '../testing/shop.ts';

const today = new Date().toISOString().slice(0, 10);

function openPartners() {
  const shop = openShop({
    ...SAMPLE_SHOP,
    reflinks: [{ id: 'jan', name: 'Studio Jana', email: '', active: true }],
  });
  const days = [{ day: today, openings: 2, orders: 1 }];
  shop.service.answer({
    'GET /api/reflinks/statistics': () => ({
      statistics: [
        { reflinkId: 'jan', openings: 2, orders: 1, value: { PLN: cents(120_000), EUR: cents(0) }, days },
      ],
    }),
    'GET /api/orders': () => ({
      orders: [{ ...orderWith().work, name: 'Z linku', net: 120_000, customer: '', powerExceeded: false }],
      total: 1,
      sums: [],
    }),
  });
  return shop;
}

const row = page.getByRole('row', { name: 'Studio Jana' });
const fits = () =>
  expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);

describe('the list of partners', () => {
  it('is searched, and counts openings, orders and their value', async () => {
    openPartners();
    await openAdministration('reflinks');
    const search = page.getByRole('searchbox', { name: /^Szukaj/ });
    await search.click();
    await userEvent.keyboard('jana');
    await expect.element(search).toHaveValue('jana');
    const figures = () =>
      row
        .getByRole('cell')
        .elements()
        .map(({ textContent }) => textContent?.replace(/\s/g, ' ') ?? '')
        .filter((text) => /^[\d–]/.test(text));
    await expect.poll(figures).toEqual(['2', '1', '1 200,00 zł', '–']);
    await expectAccessible();
    await page.viewport(400, 800);
    await fits();
  });

  it('switches a link off and on, and says what visitors see', async () => {
    const shop = openPartners();
    await openAdministration('reflinks');
    const active = page.getByRole('switch', { name: 'Aktywny: Studio Jana' });
    await active.click();
    await expect.element(page.getByText('odwiedzający zobaczą „Ten link nie działa”')).toBeVisible();
    await expect.element(active).not.toBeChecked();
    expect(shop.find('reflinks', 'jan')?.active).toBe(false);
    (active.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Reflink aktywowany')).toBeVisible();
    expect(shop.find('reflinks', 'jan')?.active).toBe(true);
  });
});

describe('the page of a partner', () => {
  const name = page.getByRole('textbox', { name: 'Nazwa' });

  it('is added, and refuses a missing name and a broken address', async () => {
    const shop = openPartners();
    const router = await openAdministration('reflinks/create');
    const email = page.getByRole('textbox', { name: 'E-mail partnera' });
    await email.fill('ewa@');
    await button('Zapisz').click();
    await expect.element(name).toHaveAccessibleDescription('Pole wymagane');
    await name.fill('Studio Ewy');
    await expect.element(page.getByText('Podaj poprawny adres')).toBeVisible();
    await email.fill('ewa@studio.example');
    await expectAccessible();
    await button('Zapisz').click();
    const link = page.getByRole('textbox', { name: 'Link partnera' });
    const added = shop.list('reflinks').at(-1)?.id;
    await expect.element(link).toHaveValue(`${location.origin}/?ref=${added}`);
    expect(router.state.location.pathname).toContain(added);
  });

  it('saves its link as a QR code in SVG and PNG', async () => {
    openPartners();
    await openAdministration('reflinks/jan');
    await expect.element(page.getByRole('img', { name: 'Kod QR z linkiem Studio Jana' })).toBeVisible();
    const saved = catchFiles();
    await button('Pobierz SVG').click();
    await button('Pobierz PNG').click();
    await expect.poll(() => saved.length).toBe(2);
    expect(await saved[0]?.content.text()).toContain('width="4cm" height="4cm"');
    expect(saved[1]?.name).toMatch(/^kod-qr-Studio-Jana-.*\.png$/);
    expect((await saved[1]?.content.text())?.slice(1, 4)).toBe('PNG');
  });

  it('shows what the link brought, as charts, as a table and as orders', async () => {
    openPartners();
    await openAdministration('reflinks/jan');
    await expect
      .element(page.getByRole('img', { name: /^Otwarcia, .*: razem 2, najwięcej 2$/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('img', { name: /^Zamówienia, .*: razem 1, najwięcej 1$/ }))
      .toBeVisible();
    await button('Rok').click();
    await page.getByText('Pokaż jako tabelę').click();
    const brought = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect
      .poll(() =>
        brought
          .getByRole('cell')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['2', '1']);
    const orders = page.getByRole('region', { name: 'Zamówienia z tego linku' });
    await expect.element(orders.getByRole('row', { name: 'Z linku' })).toHaveTextContent('1 200,00 zł');
    await expect
      .element(orders.getByRole('link'))
      .toHaveAttribute('href', `/admin/zamowienia/${orderWith().work.id}`);
    await expectAccessible();
    await page.viewport(400, 800);
    await fits();
  });

  it('is deleted after a question that counts its orders, with undo', async () => {
    openPartners();
    await openAdministration('reflinks/jan');
    await button('Usuń reflink').click();
    const question = page.getByRole('dialog', { name: 'Usunąć reflink „Studio Jana”?' });
    await expect.element(question).toHaveTextContent('Z tego linku pochodzi 1 zamówienie.');
    await button('Usuń', question).click();
    await expect.element(page.getByText('Usunięto reflink')).toBeVisible();
    await button('Cofnij').click();
    await expect.element(page.getByRole('link', { name: 'Studio Jana' })).toBeVisible();
  });

  it('reports a change by somebody else, and keeps what was typed if it cannot be saved', async () => {
    const shop = openPartners();
    await openAdministration('reflinks/jan');
    await expect.element(name).toHaveValue('Studio Jana');
    shop.change('reflinks', 'jan', { name: 'Studio Jana i Ewy' });
    const reported = page.getByRole('status').filter({ hasText: 'Po otwarciu tej strony zapisano zmianę' });
    await expect.element(reported).toHaveTextContent(PIOTR);
    const load = reported.getByRole('button', { name: 'Wczytaj zmianę' });
    await expect.element(load).toBeVisible();
    await name.fill('Studio Jana druga');
    await expect.element(load).not.toBeInTheDocument();
    await button('Zapisz').click();
    await expect.element(page.getByText('Ktoś zmienił ten reflink w międzyczasie.')).toBeVisible();
    await expect.element(name).toHaveValue('Studio Jana druga');
  });
});
