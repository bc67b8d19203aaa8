import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { button } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop } from '../testing/shop.ts';

describe('erasing a person', () => {
  const dialog = page.getByRole('dialog', { name: 'Usuwanie danych osobowych' });
  const person = dialog.getByRole('textbox', { name: 'E-mail lub telefon' });
  const none = { emails: 0, orders: 0, enquiries: 0, pictures: 0, partner: 0 };
  const counts = { ...none, emails: 1, orders: 1, beside: { names: 1 } };

  it('refuses what is neither an address nor a phone number, and reports that nothing is stored', async () => {
    const { service } = openShop();
    await openAdministration('emaile');
    service.answer({ 'POST /api/persons/count': () => none });
    await button('Usuń dane osobowe').click();
    await person.fill('nikt');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toHaveTextContent('Podaj adres e-mail albo numer telefonu.');
    await person.fill('+48 599 100 200');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toHaveTextContent('Nie znaleziono danych tej osoby.');
  });

  it('shows its extent, asks for a confirmation, and erases what else was ticked', async () => {
    const { service } = openShop();
    await openAdministration('emaile');
    const erase = 'POST /api/persons/erase';
    service.answer({ 'POST /api/persons/count': () => counts, [erase]: () => counts });
    await button('Usuń dane osobowe').click();
    await person.fill('KLIENT@dom.example');
    await button('Sprawdź', dialog).click();
    await expect.element(dialog.getByRole('listitem')).toHaveLength(2);
    await expect.element(dialog).toHaveTextContent('1 adres z listy');
    await expect.element(dialog).toHaveTextContent('adres (i rzut, jeśli jest) w 1 zamówieniu');
    await expect.element(button('Usuń dane', dialog)).toBeDisabled();
    await expectAccessible();
    const related = dialog.getByRole('group', { name: /Zostanie usunięte tylko po zaznaczeniu/ });
    await related.getByRole('checkbox', { name: 'nazwa 1 projektu' }).click();
    await dialog.getByRole('checkbox', { name: 'Wiem, że tego nie można cofnąć' }).click();
    await button('Usuń dane', dialog).click();
    await expect
      .element(
        page.getByText(
          'Usunięto: 1 adres z listy, adres (i rzut, jeśli jest) w 1 zamówieniu, nazwa 1 projektu.',
        ),
      )
      .toBeVisible();
    expect(service.requests(erase).map(({ json }) => json)).toEqual([
      { email: 'KLIENT@dom.example', beside: ['names'] },
    ]);
  });
});
