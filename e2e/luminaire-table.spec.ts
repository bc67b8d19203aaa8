import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

// The table and the selection are side by side from 1700 px on.
test.use({ viewport: { width: 1760, height: 900 } });

const LAMP = 'Reflektor Nero 30 W';
const BLACK_LAMP = `${LAMP}, kolor czarny`;

async function openTable(page: Page, quantity: number) {
  const it = await openLine(page);
  await it.addRail({ length: 300 });
  await it.addRail({ length: 200, course: 'Narożnik w dół' });
  await it.addRail({ length: 300, course: 'Narożnik w lewo' });
  await it.openStage('Oprawy');
  await it.expected(LAMP, quantity);
  const views = page.getByRole('radio', { name: 'Katalog' });
  await expect(page.getByRole('radio', { name: `W planie (${quantity})` })).toBeVisible();
  await views.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /W planie/ })).toBeFocused();
  const field = (name: string, number: number) =>
    page.getByRole('textbox', { name: `${name}: L${number}`, exact: true });
  return {
    it,
    places: async (...numbers: number[]) =>
      Promise.all(numbers.map((number) => field('Położenie', number).inputValue())),
    async type(name: string, number: number, value: string) {
      await field(name, number).focus();
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    },
  };
}

test('A luminaire beyond a shortened rail is marked with a fix, and so are those without room', async ({
  page,
}) => {
  const { it, places, type } = await openTable(page, 2);
  await type('Położenie', 1, '290');
  await it.openStage('Szyny');
  await it.steps.first().press('Enter');
  const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
  await editor.getByRole('textbox', { name: 'Długość w cm' }).fill('250');
  await page.keyboard.press('Enter');
  const finding = page.getByText(`${BLACK_LAMP} na szynie 1: wystawałaby poza jej koniec.`);
  await expect(finding).toBeVisible();
  await expectAccessible(page, 'A luminaire that hangs nowhere');
  await page.getByRole('button', { name: 'Przesuń na szynę 1, 245 cm' }).press('Enter');
  await expect(finding).toBeHidden();
  await it.openStage('Oprawy');
  await expect.poll(() => places(1)).toEqual(['245']);
  await it.undo.press('Enter');
  await page.getByRole('button', { name: 'Wydłuż szynę do 295 cm' }).first().press('Enter');
  await expect.poll(() => places(1)).toEqual(['290']);
  await page.getByRole('radio', { name: /^W planie/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await it.expected(LAMP, 90);
  await page.getByRole('button', { name: /^Usuń \d+ zbędn/ }).press('Enter');
  await expect(it.line(LAMP)).toContainText(/\b78 ×/);
});
