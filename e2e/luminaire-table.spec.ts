import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

// The table and the selection are side by side from 1700 px on.
test.use({ viewport: { width: 1760, height: 900 } });

const LAMP = 'Reflektor Nero 30 W';
const BLACK_LAMP = `${LAMP}, kolor czarny`;

async function openTable(page: Page, quantity: number, open = openLine) {
  const it = await open(page);
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
  return { it, ...tableOf(page) };
}

function tableOf(page: Page) {
  const table = page.getByRole('table', { name: 'Oprawy na rysunku' });
  const tools = page.getByRole('group', { name: 'Rozmieść' });
  const field = (name: string, number: number) =>
    page.getByRole('textbox', { name: `${name}: L${number}`, exact: true });
  return {
    table,
    tools,
    field,
    rows: table.getByRole('button', { name: BLACK_LAMP, exact: true }),
    places: async (...numbers: number[]) =>
      Promise.all(numbers.map((number) => field('Położenie', number).inputValue())),
    async select(number: number) {
      const box = page.getByRole('checkbox', { name: `Zaznacz L${number}`, exact: true });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },
    async type(name: string, number: number, value: string) {
      await field(name, number).focus();
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    },
    async enter(name: string, value: string) {
      await tools.getByRole('textbox', { name }).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(value);
      await page.keyboard.press('Enter');
    },
    async press(name: string) {
      await tools.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
  };
}

test('Luminaires are arranged by numbers, with the keyboard only', async ({ page }) => {
  await test.step('Luminaires are positioned, turned and tilted by numbers, with the keyboard only', async () => {
    const { it, rows, field, type, places, select } = await openTable(page, 8);
    await expect(rows).toHaveCount(8);
    // The first card unfolds the bill and takes the focus, so this comes first.
    await select(1);
    await expect(it.summaryButton).toBeVisible();
    await page.getByRole('checkbox', { name: 'Zaznacz L1', exact: true }).uncheck();
    await expectAccessible(page, 'Table of luminaires');
    // An automatic one becomes manual, and its field keeps the focus.
    await type('Położenie', 1, '40');
    await expect(field('Położenie', 1)).toHaveValue('40');
    await expect(field('Położenie', 1)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field('Obrót', 1)).toBeFocused();
    await page.keyboard.type('90');
    await page.keyboard.press('Tab');
    await expect(field('Pochylenie', 1)).toBeFocused();
    await page.keyboard.type('30');
    await page.keyboard.press('Enter');
    await expect(field('Obrót', 1)).toHaveValue('90');
    await expect(field('Pochylenie', 1)).toHaveValue('30');
    await expect(page.getByRole('region', { name: 'Zaznaczona oprawa' })).toContainText('L1');
    await expect(page.getByRole('checkbox', { name: 'Zaznacz L1', exact: true })).toBeChecked();
    // An invalid value stays in the field, with the reason.
    await type('Położenie', 1, '5000');
    await expect(field('Położenie', 1)).toHaveAccessibleDescription('Podaj liczbę od 0 do 300.');
    await field('Położenie', 1).press('Escape');
    const onCard = page
      .getByRole('region', { name: 'Zaznaczona oprawa' })
      .getByRole('textbox', { name: 'Położenie' });
    for (const place of [field('Położenie', 1), onCard]) {
      await place.fill('0');
      await place.press('Enter');
      await expect(place).toHaveValue('0');
      await expect(place).toHaveAttribute('aria-invalid', 'true');
      await expect(place).toHaveAccessibleDescription(/^Oprawa wystawałaby poza szynę/);
      await place.press('Escape');
      await expect(place).toHaveValue('40');
    }
    await field('Położenie', 1).focus();
    await page.getByRole('combobox', { name: 'Szyna: L1', exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => places(1)).not.toEqual(['40']);
    await it.undo.press('Enter');
    await expect.poll(() => places(1)).toEqual(['40']);
    await page.getByRole('button', { name: 'Rozmieść L1 automatycznie' }).press('Enter');
    await expect(field('Pochylenie', 1)).toHaveValue('0');
    await page.getByRole('button', { name: 'Usuń L1' }).press('Enter');
    await expect(rows).toHaveCount(7);
    await expect(it.line(LAMP)).toContainText('7 ×');
    await it.undo.press('Enter');
    await expect(rows).toHaveCount(8);
  });

  await test.step('A number on a rail, evenly or by a distance, is one edit each', async () => {
    const { it, tools, places, type, press, enter } = await openTable(page, 3, startOver);
    const distribute = tools.getByRole('button', { name: 'Rozłóż równo' });
    await expect(distribute).toHaveAccessibleDescription('Zaznacz oprawę w tabeli albo na rysunku.');
    await type('Położenie', 1, '20');
    await enter('Na szynie 1', '3');
    await expect.poll(() => places(1, 2, 3)).toEqual(['50', '150', '250']);
    await expect(it.line(LAMP)).toContainText('5 ×');
    await enter('Odstęp środków', '500');
    await expect(page.getByText('Przy tej odległości oprawy wyszłyby poza szynę.').first()).toBeVisible();
    await enter('Odstęp środków', '60');
    await expect.poll(() => places(1, 2, 3)).toEqual(['50', '110', '170']);
    await press('Rozłóż równo');
    await expect.poll(() => places(1, 2, 3)).toEqual(['50', '150', '250']);
    for (const before of [
      ['50', '110', '170'],
      ['50', '150', '250'],
    ]) {
      await it.undo.press('Enter');
      await expect.poll(() => places(1, 2, 3)).toEqual(before);
    }
    await it.undo.press('Enter');
    await expect(it.line(LAMP)).toContainText('3 ×');
    await press('takie same');
    await expect(page.getByRole('region', { name: 'Zaznaczone oprawy' })).toContainText('3 oprawy');
    await press('tę szynę');
    await expect(page.getByRole('region', { name: 'Zaznaczona oprawa' })).toContainText('L3');
    await press('wszystkie');
    await expect(page.getByRole('region', { name: 'Zaznaczone oprawy' })).toContainText('3 oprawy');
  });

  await test.step('Luminaires are aligned, mirrored, and copied between rails, with the keyboard only', async () => {
    const { it, tools, rows, places, type, select, press } = await openTable(page, 3, startOver);
    await type('Położenie', 1, '40');
    await select(3);
    await press('Wyrównaj do L1');
    await expect.poll(() => places(1, 3)).toEqual(['40', '260']);
    await press('Odbij lustrzanie');
    await expect(rows).toHaveCount(3);
    await type('Położenie', 1, '80');
    await press('Odbij lustrzanie');
    await expect.poll(() => places(1, 3, 4)).toEqual(['80', '220', '260']);
    await it.undo.press('Enter');
    await expect.poll(() => places(1, 3)).toEqual(['80', '260']);
    await tools.getByText('Skopiuj szynę 1 na inne').press('Enter');
    const copy = tools.getByRole('button', { name: /^Kopiuj na/ });
    await expect(copy).toHaveAccessibleDescription('Wybierz szyny, na które skopiować.');
    await tools.getByRole('checkbox', { name: 'Szyna 2, 200 cm' }).press('Space');
    await tools.getByRole('checkbox', { name: 'Szyna 3, 300 cm' }).press('Space');
    await press('Kopiuj na 2 szyny');
    await expect.poll(() => places(1, 2, 3)).toEqual(['80', '54,1', '80']);
    await expectAccessible(page, 'Tools that arrange luminaires');
    await it.undo.press('Enter');
    await expect.poll(() => places(1, 3)).toEqual(['80', '260']);
  });
});

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
