import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { goOffline } from '../../testing/service.ts';
import { button, field } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';

const menu = page.getByRole('menu');

describe('the menu', () => {
  it('switches the product line, and stays on the same kind of articles', async () => {
    openShop();
    const router = await openAdministration('akcesoria');
    const line = page.getByRole('group', { name: 'Linia produktów' });
    const choice = (name: string) => line.getByRole('menuitemradio', { name });
    await expect.element(choice('STANDARD')).toBeChecked();
    await choice('MICRO11').click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/micro/akcesoria');
    await expect.element(choice('MICRO11')).toBeChecked();
    const rails = menu.getByRole('menuitem', { name: 'Szyny' });
    await expect.element(rails).toHaveLength(1);
    await rails.click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/micro/szyny');
  });

  it('lists only pages that the role may open', async () => {
    openShop(undefined, { role: 'catalogue' });
    await openAdministration('akcesoria', { role: 'catalogue' });
    await expect.element(menu.getByRole('menuitem', { name: 'Reguły części' })).toBeVisible();
    for (const name of ['Zamówienia', 'Konta'])
      expect(menu.getByRole('menuitem', { name }).elements()).toEqual([]);
  });
});

describe('by keyboard', () => {
  it.each([true, false])('the first stop skips the menu, in words (on a phone: %s)', async (isPhone) => {
    openShop();
    await openAdministration('typy', { isPhone });
    const skip = button('Przejdź do treści');
    await userEvent.tab();
    await expect.element(skip).toHaveFocus();
    await expect.element(skip).toHaveTextContent('Przejdź do treści');
    expect(skip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.id).toBe('main-content');
  });

  it('the choice of the language shows its focus', async () => {
    openShop();
    await openAdministration('typy');
    const choice = page.getByRole('combobox', { name: 'Język' });
    await userEvent.tab({ shift: true });
    (choice.element() as HTMLElement).focus();
    expect(getComputedStyle(choice.element()).outlineStyle).toBe('solid');
  });
});

describe('a page', () => {
  it('that the role may not open says so', async () => {
    openShop(undefined, { role: 'catalogue' });
    await openAdministration('zamowienia', { role: 'catalogue' });
    await expect
      .element(page.getByText('Twoja rola (Katalog) nie daje dostępu do tej strony.'))
      .toBeVisible();
  });

  it('that the role may only read says so, and disables its controls', async () => {
    openShop(undefined, { role: 'catalogue' });
    await openAdministration('jezyki', { role: 'catalogue' });
    await expect.element(page.getByText('Tylko podgląd: Twoja rola nie pozwala tu na zmiany')).toBeVisible();
    await expect.element(page.getByLabelText('Aktywny: English')).toBeDisabled();
    await expectAccessible();
  });
});

describe('a change that was not sent', () => {
  it('is sent automatically once the connection is back', async () => {
    const { service } = openShop();
    await openAdministration('micro/bramki/create');
    await field('Nazwa (polski)').fill('Bramka po przerwie');
    const reconnect = goOffline();
    service.isDown = true;
    await button('Zapisz').click();
    const notice = page.getByRole('status').filter({ hasText: 'Próbuję ponownie' });
    await expect.element(notice).toBeVisible();
    await expectAccessible();
    service.isDown = false;
    reconnect();
    await expect.element(page.getByText('Dodano jako nieaktywny: Bramka po przerwie')).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('keeps its form and can be stopped by keyboard while it is tried again', async () => {
    const { service } = openShop();
    await openAdministration('micro/bramki/create');
    await field('Nazwa (polski)').fill('Bramka');
    goOffline();
    service.isDown = true;
    await button('Zapisz').click();
    const stop = button('Przerwij');
    await expect.element(stop).toBeVisible();
    (stop.element() as HTMLElement).focus();
    await expect.element(stop).toHaveFocus();
    await stop.click();
    await expect.element(stop).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Nie ma połączenia z internetem.' }))
      .toBeVisible();
    await expect.element(field('Nazwa (polski)')).toHaveValue('Bramka');
  });
});
