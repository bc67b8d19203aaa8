import type { Locator, Page } from '@playwright/test';
import { configurator } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

/** Upper bound of presses between two controls. */
const MOST_PRESSES = 60;

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeAttached();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  await expect(target).toBeFocused();
}

test('The whole job is done by keyboard only', async ({ page }) => {
  const it = configurator(page);
  const { keyboard } = page;
  const tab = (target: Locator, key?: 'Tab' | 'Shift+Tab') => tabTo(page, target, key);
  await page.goto('/');
  await tab(page.getByRole('button', { name: 'Projektuj w STANDARD' }));
  await keyboard.press('Enter');
  await expect(it.drawing).toBeVisible();

  await test.step('drawing: digits, arrows, Enter, brackets, and back', async () => {
    await expect(page.getByRole('button', { name: 'Wstaw', exact: true })).toBeFocused();
    await keyboard.press('2');
    await expect(it.drawing).toBeFocused();
    await keyboard.type('250');
    await expect(it.length).toBeFocused();
    await expect(it.length).toHaveValue('250');
    await keyboard.press('Enter');
    await expect(it.described).toContainText('1 szyna, 2,5 m. Aktywny koniec: szyna 1, w prawo.');

    await expect(it.drawing).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(it.described).toContainText('Następna: 250 cm. Narożnik w dół.');
    await keyboard.press('t');
    await expect(it.described).toContainText('Z trójnikiem.');
    await keyboard.press('Enter');
    await expect(it.described).toContainText('2 szyny, 5 m. Aktywny koniec: szyna 2, w prawo.');
    await keyboard.press('[');
    await expect(it.described).toContainText('Aktywny koniec: szyna 1, w lewo.');
    await keyboard.press('c');
    await keyboard.press('ArrowUp');
    await expect(it.described).toContainText('Następna: 200 cm. Łuk w górę.');
    await keyboard.press('c');
    await keyboard.press('ArrowLeft');
    await keyboard.press('Enter');
    await expect(it.described).toContainText('3 szyny, 7,5 m.');
    await keyboard.press(']');
    await expect(it.described).toContainText('Aktywny koniec: szyna 2,');
    await keyboard.press('Enter');
    await expect(it.described).toContainText('4 szyny, 10 m.');
    await keyboard.press('Backspace');
    await expect(it.described).toContainText('3 szyny, 7,5 m.');
    await keyboard.press('Control+z');
    await expect(it.described).toContainText('4 szyny, 10 m.');
    await keyboard.press('Control+Shift+z');
    await expect(it.described).toContainText('3 szyny, 7,5 m.');
  });

  await test.step('the view: F, R, plus and minus', async () => {
    await keyboard.press('f');
    const scale = (await it.scale.textContent()) as string;
    await keyboard.press('+');
    await expect(it.scale).not.toHaveText(scale);
    await keyboard.press('-');
    await expect(it.scale).toHaveText(scale);
    for (let times = 0; times < 4; times++) await keyboard.press('+');
    await keyboard.press('f');
    await expect(it.scale).toHaveText(scale);
    const before = await it.plus.boundingBox();
    await keyboard.press('r');
    await expect.poll(() => it.plus.boundingBox()).not.toEqual(before);
    for (let turns = 1; turns < 4; turns++) await keyboard.press('r');
    await keyboard.press('f');
    await expect.poll(() => it.plus.boundingBox()).toEqual(before);
  });

  await test.step('a step is selected in the list, and Delete removes it with its descendants', async () => {
    await tab(it.steps.nth(1));
    await keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Zmiana szyny 2' })).toBeVisible();
    await tab(it.drawing, 'Shift+Tab');
    await keyboard.press('Delete');
    await expect(it.described).toContainText('2 szyny, 5 m.');
  });

  await test.step('letters act on the drawing only while it has the focus', async () => {
    const drawn = await it.described.textContent();
    await tab(it.length);
    await keyboard.type('tcfr[]');
    await expect(it.length).toHaveValue('tcfr[]');
    await expect(it.described).toContainText((drawn as string).split('Następna')[0] as string);
    await expect(it.described).not.toContainText('trójnikiem');
    await keyboard.press('Control+a');
    await keyboard.type('200');
    await keyboard.press('Control+z');
    await expect(it.described).toContainText('2 szyny, 5 m.');
  });

  await test.step('Tab leaves the drawing towards the choices', async () => {
    await tab(it.stages.getByRole('button', { name: 'Oprawy' }));
    await keyboard.press('Enter');
    await tab(page.getByRole('searchbox', { name: 'Szukaj nazwy lub kodu' }));
    await keyboard.type('nero 12');
    await tab(page.getByRole('textbox', { name: 'Liczba sztuk: Reflektor Nero 12 W' }));
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await expect(it.line('Reflektor Nero 12 W')).toContainText('2 ×');
    await tab(it.stages.getByRole('button', { name: 'Zasilanie' }), 'Shift+Tab');
    await keyboard.press('Enter');
    await tab(page.getByRole('radio', { name: 'ON/OFF' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'DALI-2', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Automatycznie' })).toBeChecked();
    await expect(it.line('Zasilacz DALI 60 W')).toContainText('1 ×');
  });

  await test.step('summary and save', async () => {
    await tab(it.summaryButton);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Podsumowanie' })).toBeFocused();
    await tab(page.getByRole('textbox', { name: 'Nazwa projektu' }));
    await keyboard.type('Tylko klawisze');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeFocused();
    await tab(page.getByRole('button', { name: 'Kopiuj' }));
  });
});
