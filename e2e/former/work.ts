import type { Locator, Page } from '@playwright/test';
import { type Configurator, openLine } from '../support/configurator.ts';
import { dropOn, floorPlan } from '../support/floorPlans.ts';
import { dimension, middleOf, type ScreenPosition } from '../support/hand.ts';
import { expect } from '../support/test.ts';

const SPOT = 'Reflektor Nero 12 W';

const panel = (page: Page) => page.getByRole('region', { name: 'Pokój' });
const several = (page: Page) => page.getByRole('region', { name: 'Zaznaczone oprawy' });
const one = (page: Page) => page.getByRole('region', { name: 'Zaznaczona oprawa', exact: true });

async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.page().keyboard.press('Enter');
}

async function furnish(page: Page, it: Configurator): Promise<void> {
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  await panel(page).getByRole('textbox', { name: 'Szerokość' }).fill('600');
  await panel(page).getByRole('textbox', { name: 'Długość' }).fill('400');
  await panel(page).getByRole('button', { name: 'Wstaw pokój' }).click();
  await expect(panel(page)).toContainText('24 m²');
  const across = await middleOf(dimension(page, 600), 'The width');
  const down = await middleOf(dimension(page, 400), 'The length');
  const pixel = (across.x - down.x - 40) / 300;
  const at = (x: number, y: number): [number, number] => [
    across.x + (x - 300) * pixel,
    down.y + (y - 200) * pixel,
  ];
  for (const [from, to] of [
    [240, 360],
    [420, 500],
  ] as const) {
    await panel(page).getByRole('button', { name: 'Narysuj powierzchnię' }).click();
    await page.mouse.click(...at(from, 2));
    await page.mouse.click(...at(to, 2));
  }
  await panel(page)
    .getByRole('button', { name: /^Obraz 1/ })
    .click();
  const picture = panel(page).getByRole('group', { name: 'Obraz 1' });
  await fill(picture.getByRole('textbox', { name: 'Nazwa' }), 'Pejzaż');
  await panel(page)
    .getByRole('button', { name: /^Ściany/ })
    .click();
  await panel(page).getByRole('button', { name: 'Zaznacz ścianę 1' }).click();
  await panel(page).getByRole('button', { name: 'Dodaj drzwi' }).click();
  await panel(page).getByRole('button', { name: 'Zaznacz ścianę 2' }).click();
  await panel(page).getByRole('button', { name: 'Dodaj okno' }).click();
  await fill(panel(page).getByRole('textbox', { name: 'Długość ściany 1', exact: true }), '620');
  await panel(page)
    .getByRole('button', { name: /^Wysokości/ })
    .click();
  await fill(panel(page).getByRole('textbox', { name: 'Zwieszenie szyn' }), '30');
  await panel(page)
    .getByRole('combobox', { name: 'Przeznaczenie pokoju' })
    .selectOption({ label: 'Biuro: pisanie, czytanie, komputer' });
  await dropOn(page, await floorPlan(page));
  await expect(panel(page)).toContainText('parter.png');
  await fill(panel(page).getByRole('textbox', { name: 'Obrót' }), '90');
}

async function draw(page: Page, it: Configurator): Promise<void> {
  await it.openStage('Szyny');
  await it.addRail({ length: 380 });
  await it.addRail({ length: 200, course: 'Narożnik w dół' });
  await it.addRail({ length: 100, course: 'Łuk w prawo' });
  await it.addRail({ length: 100, tee: true });
  await it.addRail({ length: 50 });
  await it.drawing.press('Backspace');
  await it.addRail({ length: 87 });
  await (await it.tool('Dodaj osobny ciąg szyn')).click();
  await expect(it.described).toContainText('2 osobne ciągi');
  await page.getByRole('button', { name: /Początek ciągu 2/ }).click();
  for (const name of ['Obróć ciąg', 'Odbij ciąg', 'Przesuń ciąg o 10 cm w dół'])
    await page.getByRole('button', { name }).click();
  await it.drawing.focus();
  await page.keyboard.press('d');
  await expect(it.described).toContainText('3 osobne ciągi');
  await page.keyboard.press('Delete');
  await expect(it.described).toContainText('2 osobne ciągi');
  await page.getByRole('radio', { name: 'Szyna zwieszana' }).check();
  await page.getByRole('radio', { name: 'Biały' }).check();
}

async function light(page: Page, it: Configurator): Promise<void> {
  await it.openStage('Oprawy');
  await it.expected(SPOT, 8);
  await it.expected('Oprawa liniowa Opal 60 cm 16 W', 1);
  await expect(page.locator('svg').getByText('L9', { exact: true })).toBeVisible();
  await it.drawing.press('*');
  await several(page).getByRole('button', { name: 'Rozmieść' }).click();
  await page.getByRole('button', { name: 'Rozłóż równo' }).first().click();
  await page.getByRole('button', { name: 'Odbij lustrzanie' }).click();
  await page.keyboard.press('Escape');
  await it.drawing.press('Escape');
  await it.drawing.press(']');
  for (const name of ['L2', 'L3']) {
    await it.drawing.press(']');
    await expect(one(page)).toContainText(name);
    await it.drawing.press('a');
    for (let press = 0; press < 4; press += 1) await it.drawing.press('Shift+ArrowUp');
    await it.drawing.press('Enter');
  }
  await it.drawing.press('ArrowRight');
  await one(page).getByRole('textbox', { name: 'Obrót' }).fill('75');
  await one(page).getByRole('textbox', { name: 'Obrót' }).press('Enter');
  await it.drawing.press('d');
  await it.drawing.press(']');
  await one(page).getByRole('button', { name: 'Automatycznie' }).click();
  await it.drawing.press(']');
  await it.drawing.press('Delete');
}

async function wire(page: Page, it: Configurator): Promise<void> {
  await it.openStage('Zasilanie');
  await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
  await page.getByRole('radio', { name: 'Bramka DALI-2 z Wi-Fi' }).check();
  await page.getByRole('button', { name: /^Jedna sztuka więcej/ }).click();
  await page.getByRole('button', { name: /^Wybierz zalecany/ }).click();
  await it.openStage('Akcesoria');
  await it.expected('Zestaw linek 1,5 m', 4);
  await it.drawing.press('i');
  await expect(page.getByRole('radio', { name: 'Instalacja' })).toBeChecked();
  const length: ScreenPosition = await middleOf(dimension(page, 380), 'The length of the first rail');
  await page.mouse.click(length.x - 50, length.y + 28);
  const rail = page.getByRole('region', { name: 'Instalacja szyny 1' });
  await rail.getByRole('button', { name: 'Dodaj zasilanie' }).click();
  await it.drawing.press('Shift+ArrowLeft');
  await page.mouse.click(length.x + 30, length.y + 28);
  await rail.getByRole('button', { name: 'w 200 cm' }).click();
  await it.drawing.press('i');
}

const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Widok rysunku' }).getByText(name, { exact: true });

async function look(page: Page, it: Configurator): Promise<void> {
  await mode(page, '3D').click();
  await expect(page.getByRole('application', { name: 'Widok 3D' })).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Dołącz ten widok do zamówienia' }).click();
  await expect(it.undo).toHaveAccessibleName('Cofnij: dołączenie widoku 3D');
  await mode(page, '2D').click();
}

export async function plan(page: Page): Promise<Configurator> {
  const it = await openLine(page);
  for (const part of [furnish, draw, light, wire, look]) await part(page, it);
  return it;
}
