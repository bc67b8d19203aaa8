import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts';
import { type Configurator, openLine } from './support/configurator.ts';
import { middleOf, type ScreenPosition } from './support/hand.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const area = (page: Page, name: string) => panel(page).getByRole('group', { name });

async function makeRoom(page: Page, it: Configurator) {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel(page)).toContainText('24 m²');
}

/** Positions in cm from the room's first corner. */
async function placesOf(page: Page) {
  const across = await middleOf(page.locator('svg').getByText('600', { exact: true }), 'The width');
  const down = await middleOf(page.locator('svg').getByText('400', { exact: true }), 'The length');
  const pixel = (across.x - down.x - 40) / 300;
  return {
    at: (x: number, y: number): ScreenPosition => ({
      x: across.x + (x - 300) * pixel,
      y: down.y + (y - 200) * pixel,
    }),
  };
}

test('Pictures are drawn on walls by two points, dragged to another wall, and deleted by a key', async ({
  page,
}) => {
  const it = await openLine(page);
  await makeRoom(page, it);
  const { at } = await placesOf(page);
  const click = (x: number, y: number) => page.mouse.click(at(x, y).x, at(x, y).y);

  await panel(page).getByRole('button', { name: 'Narysuj powierzchnię' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Pierwszy koniec');
  await click(240, 2);
  await expect(panel(page).getByRole('status')).toHaveText('Drugi koniec');
  await click(360, 2);
  const picture = area(page, 'Obraz 1');
  await expect(picture.getByRole('textbox', { name: 'Szer.' })).toHaveValue('120');
  await picture.getByRole('textbox', { name: 'Nazwa' }).fill('Pejzaż');
  await page.mouse.move(at(300, 1).x, at(300, 1).y);
  await page.mouse.down();
  await page.mouse.move(at(500, 100).x, at(500, 100).y, { steps: 4 });
  await page.mouse.move(at(598, 200).x, at(598, 200).y, { steps: 4 });
  await page.mouse.up();
  await expect(it.undo).toHaveAccessibleName('Cofnij: zmiana powierzchni „Pejzaż”');
  await it.drawing.focus();
  await page.keyboard.press('Delete');
  const item = panel(page).getByRole('button', { name: /^Pejzaż/ });
  await expect(item).toBeHidden();
  await it.undo.click();
  await expect(item).toBeVisible();

  await panel(page).getByRole('button', { name: 'Narysuj powierzchnię' }).press('Enter');
  await it.drawing.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('Drugi koniec');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(area(page, 'Obraz 1').getByRole('textbox', { name: 'Szer.' })).toHaveValue('100');
  await expectAccessible(page, 'areas');
  await expectNoSidewaysScroll(page);
});

test('Luminaires fill a room to its target after a preview, and the best position of one is suggested', async ({
  page,
}) => {
  const it = await openLine(page);
  await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok A' }).fill('400');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Bok B' }).fill('200');
  await page.keyboard.press('Enter');
  await makeRoom(page, it);
  await it.openStage('Oprawy');
  const opal = 'Oprawa liniowa Opal 120 cm 32 W';
  await it.expected(opal, 1);
  const fill = page.getByRole('region', { name: 'Wypełnij do celu' });
  await expect(fill.getByRole('button', { name: 'Wypełnij do celu' })).toHaveAccessibleDescription(
    'Najpierw wybierz przeznaczenie pokoju',
  );
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  const use = panel(page).getByRole('combobox', { name: 'Przeznaczenie pokoju' });
  await expect(use).toHaveValue('');
  await use.selectOption({ label: 'Biuro: pisanie, czytanie, komputer' });
  await expect(panel(page)).toContainText('500 lx, U₀ 0,60 · EN 12464-1');
  await expectAccessible(page, 'use');

  await it.openStage('Oprawy');
  const before = await it.total('brutto').innerText();
  await fill.getByRole('button', { name: 'Wypełnij do 500 lx' }).press('Enter');
  await expect(fill.getByRole('status')).toHaveText(/^1 → 5 opraw, 5\d\d\slx, U₀ 0,6\d, \+2\s061,48\szł$/);
  await expect(fill.getByRole('button', { name: 'Odrzuć' })).toBeFocused();
  await expect(page.locator('svg').getByText('L5', { exact: true })).toBeVisible();
  await expect(it.total('brutto')).toHaveText(before);
  await expectAccessible(page, 'fill');
  await expectNoSidewaysScroll(page);
  await fill.getByRole('button', { name: 'Zastosuj' }).press('Enter');
  await expect(it.line(opal)).toContainText('5 ×');
  await expect(fill.getByRole('button', { name: 'Wypełnij do 500 lx' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fill.getByRole('status')).toContainText('Tyle, ile trzeba: 5 opraw');
  await it.undo.click();
  await expect(it.total('brutto')).toHaveText(before);
  await expect(fill.getByRole('status')).toHaveText('');

  await it.expected('Reflektor Nero 8 W', 1);
  await fill
    .getByRole('combobox', { name: 'Dodawana oprawa' })
    .selectOption('Reflektor Nero 8 W, kolor czarny');
  await fill.getByRole('button', { name: 'Wypełnij do 500 lx' }).click();
  await expect(fill.getByRole('status')).toContainText(
    /Najciemniej \(\d+\slx\) jest (przy|w) .*(Dodaj tam szynę|Poprowadź szynę bliżej|wybierz szerszy kąt)/,
  );
  await expect(fill.getByRole('status')).toContainText('Dołączą do 1 innej oprawy');

  await it.expected(opal, 0);
  await it.expected('Reflektor Nero 8 W', 0);
  await it.expected('Wallwasher Fala 14 W', 1);
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page)
    .getByRole('button', { name: /^Wysokości/ })
    .click();
  await panel(page).getByRole('textbox', { name: 'Wysokość', exact: true }).fill('400');
  await it.openStage('Oprawy');
  await it.drawing.focus();
  await page.keyboard.press(']');
  // The default heading of the luminaire is to the nearest wall.
  const turn = page.getByRole('textbox', { name: 'Obrót od szyny' });
  await expect(turn).toHaveValue('270');
  await turn.fill('90');
  await turn.press('Enter');
  await expect(page.getByRole('list', { name: 'Wskazówki' })).toHaveText(
    /^Do oświetlanej ściany jest \d+ cm\. Najrówniejsze światło daje jedna trzecia jej wysokości, 133 cm\.$/,
  );
  await expectAccessible(page, 'advice');
});
