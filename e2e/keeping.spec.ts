import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const storedState = (page: Page, key = 'configurator') =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('The work and its history are restored by a reload, and the work of either line is offered', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 130, course: 'Narożnik w górę' });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 8 W', 4);
  await it.openStage('Szyny');
  await it.addRail();
  await it.undo.click();
  await expect(it.described).toContainText('2 szyny, 3,3 m.');
  const total = await it.total('brutto').textContent();

  await page.reload();
  await expect(it.described).toContainText('2 szyny, 3,3 m.');
  await expect(it.total('brutto')).toHaveText(total as string);
  await it.redo.click();
  await expect(it.described).toContainText('3 szyny, 4,6 m.');
  await it.undo.click();
  await it.undo.click();
  await expect(it.line('Reflektor Nero 8 W')).toBeHidden();
  await it.undo.click();
  await expect(it.described).toContainText('1 szyna, 2 m.');

  await page.getByRole('link', { name: 'STANDARD. Zmień linię produktów' }).click();
  await page.getByRole('button', { name: 'Projektuj w MICRO11' }).click();
  await expect(it.described).toContainText('Nic jeszcze nie narysowano');
  await it.addRail({ length: 100 });
  await it.addRail({ length: 100 });
  // The specification's key belongs to the current line, the other line has its own.
  await expect.poll(async () => (await storedState(page))?.isMicro).toBe(true);
  expect((await storedState(page, 'configurator.standard'))?.isMicro).toBe(false);
  expect(await storedState(page, 'configurator.micro')).toBeNull();

  await page.goto('/');
  await page.getByRole('button', { name: 'MICRO11 — wróć do projektu: 2 szyny, 2 m' }).click();
  await expect(it.described).toContainText('2 szyny, 2 m.');
  await page.getByRole('link', { name: 'MICRO11. Zmień linię produktów' }).click();
  await page.getByRole('button', { name: 'Zacznij od nowa STANDARD' }).click();
  await expect(it.described).toContainText('Nic jeszcze nie narysowano');
  await it.undo.click();
  await expect(it.described).toContainText('1 szyna, 2 m.');
});

test('Two tabs on one line synchronize, and neither loses the work of the other', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  const otherPage = await context.newPage();
  const second = await openLine(otherPage);
  await first.addRail({ length: 200 });
  await expect(second.described).toContainText('1 szyna, 2 m.');
  await second.addRail({ length: 100, course: 'Narożnik w dół' });
  await expect(first.described).toContainText('2 szyny, 3 m.');
  await second.openStage('Oprawy');
  await second.expected('Reflektor Nero 8 W', 2);
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
  await first.undo.click();
  await expect(configurator(otherPage).line('Reflektor Nero 8 W')).toBeHidden();
  await first.undo.click();
  await expect(second.described).toContainText('1 szyna, 2 m.');

  // An overload is asked about in its tab only.
  await second.openStage('Zasilanie');
  await otherPage.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
  await second.openStage('Oprawy');
  await first.length.focus();
  await second.expected('Reflektor Nero 8 W', 8);
  await expect(otherPage.getByRole('dialog', { name: 'Przekroczono moc zasilacza' })).toBeVisible();
  await expect(first.bill).toContainText(/Oprawy pobierają 64\sW, a moc zasilacza to 60\sW/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first.length).toBeFocused();
});

test('A tab that slept while another one worked loads that work before it writes', async ({
  page,
  context,
}) => {
  const first = await openLine(page);
  await first.addRail({ length: 200 });
  await expect.poll(async () => (await storedState(page))?.frame.steps.length).toBe(1);
  const sleeper = await context.newPage();
  await sleeper.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await sleeper.goto('/');
  await sleeper.getByRole('button', { name: /^STANDARD — wróć do projektu/ }).click();
  const second = configurator(sleeper);
  await expect(second.described).toContainText('1 szyna, 2 m.');
  await first.addRail({ length: 100 });
  await first.openStage('Oprawy');
  await first.expected('Reflektor Nero 8 W', 2);
  await expect.poll(async () => (await storedState(page))?.plan.choices.bindings.length).toBe(1);
  await expect(second.described).toContainText('1 szyna, 2 m.');

  await sleeper.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(second.described).toContainText('2 szyny, 3 m.');
  await second.addRail({ length: 100 });
  await expect(first.described).toContainText('3 szyny, 4 m.');
  await expect(first.line('Reflektor Nero 8 W')).toContainText('2 ×');
});
