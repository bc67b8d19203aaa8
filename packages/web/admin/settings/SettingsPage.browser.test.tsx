import { UNSET } from '@lumitor/domain/settings/settings';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, PIOTR, SAMPLE_SHOP } from '../testing/shop.ts';

const { shop, legal, prices, lines, documents, orders, offers, mail, embedding, webhook, cart } = UNSET;

function openSettings() {
  const opened = openShop({
    ...SAMPLE_SHOP,
    settings: [shop, legal, prices, lines, documents, orders].map((each) => ({ ...each })),
    serviceSettings: [offers, mail, embedding, webhook, cart].map((each) => ({ ...each })),
    cartArticles: [{ code: 'ON0111', article: '40001' }],
  });
  opened.service.answer({
    'GET /api/mail/password': () => ({ isSet: false }),
    'GET /api/webhook/secret': () => ({ isSet: false }),
    'GET /api/keys': () => ({ keys: [] }),
    'GET /api/orders': () => ({ orders: [], total: 0 }),
  });
  return opened;
}

const panel = (name: string) => page.getByRole('tabpanel', { name: new RegExp(`^${name}`) });
const save = (name: string) => button('Zapisz', panel(name));

describe('settings', () => {
  it('refuse an accent that is too light, and offer a darker one', async () => {
    const opened = openSettings();
    await openAdministration('ustawienia');
    const name = panel('Sklep').getByRole('textbox', { name: 'Nazwa' }).first();
    const accent = panel('Sklep').getByRole('textbox', { name: 'Kolor akcentu' });
    await name.fill('Jasne Szyny');
    await accent.fill('#ffee00');
    await save('Sklep').click();
    await expect.element(panel('Sklep').getByText(/^Za jasny: aktywnych elementów/)).toBeVisible();
    await panel('Sklep')
      .getByRole('button', { name: /^Użyj #/ })
      .click();
    await expect
      .element(
        panel('Sklep')
          .getByText(/Kontrast 3,\d : 1/)
          .first(),
      )
      .toBeVisible();
    await accent.fill('#0b6e4f');
    await save('Sklep').click();
    await expect.element(page.getByText('Zapisano: Sklep.')).toBeVisible();
    expect(opened.find('settings', 'shop')).toMatchObject({ name: 'Jasne Szyny', accent: '#0b6e4f' });
    await button('Cofnij').click();
    await expect.element(name).toHaveValue('');
  });

  it('take a decimal comma in any browser, and refuse half a number', async () => {
    const opened = openSettings();
    await openAdministration('ustawienia?section=documents');
    const days = panel('Dokumenty').getByRole('textbox', { name: /^Ważność cen/ });
    await days.fill('1e');
    await save('Dokumenty').click();
    await expect
      .element(
        panel('Dokumenty')
          .getByText(/od 1 do 365/)
          .first(),
      )
      .toBeVisible();
    expect(opened.find('settings', 'documents')).toMatchObject({ version: 1 });
    await days.fill('20');
    await save('Dokumenty').click();
    await expect.poll(() => opened.find('settings', 'documents')).toMatchObject({ priceDays: 20 });
    await page.getByRole('tab', { name: 'Ceny' }).click();
    const others = panel('Ceny').getByRole('region', { name: 'Pozostałe języki' });
    await others.getByRole('textbox', { name: 'Stawka VAT' }).fill('5,5');
    await save('Ceny').click();
    await expect.poll(() => opened.find('settings', 'prices')).toMatchObject({ others: { vatPercent: 5.5 } });
  });

  it('saved by somebody else meanwhile are shown, and either version may be stored', async () => {
    const opened = openSettings();
    await openAdministration('ustawienia?section=orders');
    const pattern = panel('Zamówienia').getByRole('textbox', { name: 'Wzór numeru' });
    await pattern.fill('ZAM/{YY}/{000}');
    await expect
      .element(
        panel('Zamówienia')
          .getByRole('status')
          .filter({ hasText: /ZAM\/\d\d\/001/ }),
      )
      .toBeVisible();
    opened.change('settings', 'orders', { numberPattern: 'Z-{0000}' }, PIOTR);
    await save('Zamówienia').click();
    await expect
      .element(panel('Zamówienia').getByText('Ktoś zmienił te ustawienia w międzyczasie').first())
      .toBeVisible();
    await button('Zapisz moje', panel('Zamówienia')).click();
    await expect.element(page.getByText('Zapisano: Zamówienia.')).toBeVisible();
    await expect.element(pattern).toHaveValue('ZAM/{YY}/{000}');
    expect(opened.find('settings', 'orders')?.numberPattern).toBe('ZAM/{YY}/{000}');
    await page.getByRole('menuitem', { name: 'Historia zmian' }).click();
    await expect.element(page.getByText('Ustawienia · Zamówienia').first()).toBeVisible();
  });

  it('lead from the keys of programs to the description of the API', async () => {
    openSettings();
    await openAdministration('ustawienia?section=webhook');
    const link = panel('Webhook').getByRole('link', { name: 'Dokumentacja API' });
    await expect.element(link).toHaveAttribute('href', '/api');
  });

  it('show each focused control between the bars', async () => {
    openSettings();
    await openAdministration('ustawienia?section=cart', { isPhone: true });
    await expect.element(save('Koszyk')).toBeVisible();
    const bar = () => save('Koszyk').element().closest('.form-bar')?.getBoundingClientRect().top;
    for (const control of panel('Koszyk').element().querySelectorAll<HTMLElement>('button:enabled')) {
      scrollBy(0, control.getBoundingClientRect().bottom - innerHeight);
      control.focus();
      expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(Number(bar()));
      control.blur();
      scrollBy(0, control.getBoundingClientRect().top);
      control.focus();
      expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(48);
    }
  });

  it.each([
    'Shop',
    'Prices',
    'Product lines',
    'Documents',
    'Orders',
    'Offers',
    'Mail',
    'Embedding',
    'Webhook and API',
    'Cart',
  ])('are accessible in the section %s in English, also on a phone', async (name) => {
    openSettings();
    await openAdministration('ustawienia', { language: 'en' });
    await page.getByRole('tab', { name, exact: true }).click();
    await expect.element(button('Save', panel(name))).toBeVisible();
    await expectAccessible();
    await page.viewport(400, 800);
    await expect.poll(() => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });
});
