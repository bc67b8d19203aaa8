import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Configurator, openLine, startOver } from './support/configurator.ts';
import { activeEnd, atRest, dimension, lastMove, middleOf, scaleOf, touch } from './support/hand.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const LAMP = 'Reflektor Nero 30 W';

const expectTotal = async ({ totalBar }: Configurator) => {
  await expect(totalBar).toBeInViewport({ ratio: 1 });
  await expect(totalBar).toContainText('zł');
};

async function openFirst(page: Page, it: Configurator) {
  const { x } = await middleOf(dimension(page, 300), 'The length');
  await page.mouse.click(x, (await activeEnd(it)).y);
  await expect(page.getByRole('form', { name: 'Zmiana szyny 1' })).toBeVisible();
}

async function finish(page: Page, it: Configurator, press: (on: Locator) => Promise<void>) {
  const stage = async (name: string) => {
    await press(it.stages.getByRole('button', { name }));
    await expectTotal(it);
  };
  await stage('Oprawy');
  await it.expected(LAMP, 2);
  await expect(it.totalBar).toContainText(/60\sW/);
  await stage('Zasilanie');
  await press(page.getByRole('radio', { name: 'Zasilacz 60 W' }));
  await stage('Oprawy');
  await press(page.getByRole('button', { name: `Jedna sztuka więcej: ${LAMP}` }));
  const dialog = page.getByRole('dialog', { name: 'Przekroczono moc zasilacza' });
  await press(dialog.getByRole('button', { name: /^Wybierz: / }));
  await expect(dialog).toBeHidden();
  await press(it.totalBar);
  await press(it.bill.getByRole('button', { name: 'Dodaj akcesoria' }));
  await expectTotal(it);
  await press(it.totalBar);
  await expect(it.line(LAMP)).toBeVisible();
  await expectTotal(it);
  await press(it.summaryButton);
  await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill(unique('Z telefonu'));
  await press(page.getByRole('button', { name: 'Zapisz zamówienie' }));
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());
  await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
}

test('A closed shape is drawn, furnished and ordered on small screens', async ({ page }) => {
  await openLine(page);
  for (const [width, height] of [
    [820, 1180],
    [844, 390],
    [720, 450],
  ] as const)
    await test.step(`at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto('/standard');
      const it = await startOver(page);
      await it.addRail({ length: 300 });
      await expectTotal(it);
      await it.addRail({ length: 200, course: 'Narożnik w dół' });
      await it.addRail({ length: 300, course: 'Narożnik w lewo' });
      await it.addRail({ length: 200, course: 'Narożnik w górę' });
      await expect(it.described).toContainText('4 szyny, 10 m. Żaden koniec nie jest otwarty.');
      await finish(page, it, (on) => on.click());
    });
});

test('Forced colours distinguish the selected, the pressed and the current', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ forcedColors: 'active' });
  const it = await openLine(page);
  await it.addRail({ length: 300 });
  const strokes = () =>
    it.drawing.evaluate((drawing) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'Highlight';
      const highlight = getComputedStyle(probe).color;
      probe.remove();
      const all = [...drawing.querySelectorAll('path')].map((path) => getComputedStyle(path).stroke);
      return { lit: all.includes(highlight), others: all.some((one) => one !== 'none' && one !== highlight) };
    });
  expect(await strokes()).toEqual({ lit: false, others: true });
  const ground = (button: Locator) => button.evaluate((on) => getComputedStyle(on).backgroundColor);
  const groundOf = (within: Locator, name: string) => ground(within.getByRole('button', { name }));
  expect(await groundOf(it.stages, 'Szyny')).not.toBe(await groundOf(it.stages, 'Oprawy'));
  const shape = it.nextStep.getByRole('group', { name: 'Przebieg' });
  expect(await groundOf(shape, 'Prosto w prawo')).not.toBe(await groundOf(shape, 'Narożnik w dół'));
  await openFirst(page, it);
  expect(await strokes()).toEqual({ lit: true, others: true });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: PHONE });

  test('axe reports nothing on a phone’s card, editor, panel and bill', async ({ page }) => {
    const it = await openLine(page);
    await it.addRail({ length: 300 });
    await it.nextStep.getByRole('button', { name: /^Trójnik/ }).click();
    await expectAccessible(page, 'phone, next rail with a T');
    await openFirst(page, it);
    await expectAccessible(page, 'phone, step editor');
    await it.openStage('Oprawy');
    await it.expected(LAMP, 1);
    await expectAccessible(page, 'phone, luminaires');
    await it.totalBar.click();
    await expect(it.bill).toBeVisible();
    await expectAccessible(page, 'phone, bill');
  });
});

/** Right after a stroke, a tap only stops Chromium's momentum. */
const stopMomentum = (page: Page) => page.touchscreen.tap(20, 140);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('A whole order is made with the thumb, with the total visible', async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    const it = await openLine(page);
    const press = (on: Locator) => on.tap();
    const add = async () => {
      await press(it.nextStep.getByRole('button', { name: 'Dodaj szynę' }));
      await expectTotal(it);
    };
    await press(it.length);
    await it.length.fill('300');
    await add();
    const pixel = await scaleOf(it, page, 300);
    const end = await activeEnd(it);
    await touch(session, 'touchStart', [end.x, end.y]);
    await touch(session, 'touchMove', [end.x, end.y + 30]);
    await touch(session, 'touchMove', [end.x + 2, end.y + 197 * pixel]);
    await touch(session, 'touchEnd');
    await expect(it.described).toContainText('2 szyny, 5 m. Aktywny koniec: szyna 2, w dół.');

    const drawn = await activeEnd(it);
    await stopMomentum(page);
    await page.touchscreen.tap(drawn.x, drawn.y - 90 * pixel);
    const editor = page.getByRole('form', { name: 'Zmiana szyny 2' });
    await expectTotal(it);
    await press(editor.getByRole('button', { name: 'Usuń szynę', exact: true }));
    await expect(it.described).toContainText('1 szyna, 3 m.');
    await press(it.undo);
    await expect(it.described).toContainText('2 szyny, 5 m.');
    await press(dimension(page, 300));
    const field = page.getByRole('textbox', { name: 'Długość szyny 1 w cm' });
    await field.fill('250');
    await field.press('Enter');
    await expect(it.described).toContainText('2 szyny, 4,5 m.');

    await press(it.nextStep.getByRole('button', { name: /^Trójnik/ }));
    await press(it.nextStep.getByRole('button', { name: 'Długość 100 cm' }));
    await add();
    await expect(it.described).toContainText('3 szyny');
    await finish(page, it, press);
  });

  test('A second run is dragged by a finger, a second finger cancels, and a turned phone loses nothing', async ({
    page,
    context,
  }) => {
    await test.step('A second run is started and dragged by a finger', async () => {
      const session = await context.newCDPSession(page);
      const it = await openLine(page);
      await it.addRail({ length: 300 });
      const lengthAndEnd = () =>
        atRest(page, async () => ({
          label: await middleOf(dimension(page, 300).last(), 'The length of the last run'),
          end: await activeEnd(it),
        }));
      const first = await lengthAndEnd();
      await it.tools.getByRole('button', { name: 'Dodaj osobny ciąg szyn' }).tap();
      await page.touchscreen.tap(2 * first.label.x - first.end.x, first.end.y + 90);
      await expect(it.described).toContainText('2 osobne ciągi.');
      const second = await lengthAndEnd();
      const rail = { x: second.label.x, y: second.end.y };
      await page.touchscreen.tap(rail.x, rail.y);
      await expect(page.getByRole('form', { name: 'Zmiana szyny 2' })).toBeVisible();
      const pixel = (2 * (second.end.x - second.label.x)) / 300;
      await touch(session, 'touchStart', [rail.x, rail.y]);
      await touch(session, 'touchMove', [rail.x, rail.y + 10]);
      await touch(session, 'touchMove', [rail.x, rail.y + 40]);
      await touch(session, 'touchEnd');
      await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie ciągu');
      const carried = async () => pixel * ((await lastMove(page))?.y ?? 0);
      await expect.poll(async () => Math.abs((await carried()) - 40)).toBeLessThan(1.5);
      await stopMomentum(page);
      await it.undo.tap();
      await expect(it.undo).toHaveAccessibleName('Cofnij: osobny ciąg szyn');
    });

    await test.step('A second finger cancels the drawn rail, and a turned phone loses nothing', async () => {
      const session = await context.newCDPSession(page);
      const it = await startOver(page);
      await it.addRail({ length: 200 });
      const { x, y } = await activeEnd(it);
      await touch(session, 'touchStart', [x, y]);
      await touch(session, 'touchMove', [x, y + 60]);
      await expect(it.length).not.toHaveValue('200');
      await touch(session, 'touchStart', [x, y + 60], [x - 100, y + 60]);
      await touch(session, 'touchEnd');
      await expect(it.described).toContainText('1 szyna, 2 m.');
      await expect(it.length).toHaveValue('200');

      const again = await activeEnd(it);
      await touch(session, 'touchStart', [again.x, again.y]);
      await touch(session, 'touchMove', [again.x, again.y + 60]);
      await page.setViewportSize({ width: 844, height: 390 });
      await touch(session, 'touchEnd');
      await expectTotal(it);
      await expect(it.plus).toBeInViewport({ ratio: 1 });
      await it.openStage('Oprawy');
      await it.expected(LAMP, 1);
      await page.setViewportSize(PHONE);
      await expect(it.totalBar).toContainText(/30\sW/);
      await expectTotal(it);
    });
  });
});
