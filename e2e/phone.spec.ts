import type { Locator, Page } from '@playwright/test';
import { type Configurator, openLine } from './support/configurator.ts';
import { activeEnd, dimension, scaleOf, touch } from './support/hand.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PHONE = { width: 390, height: 844 };
const LAMP = 'Reflektor Nero 30 W';

const expectTotal = async ({ totalBar }: Configurator) => {
  await expect(totalBar).toBeInViewport({ ratio: 1 });
  await expect(totalBar).toContainText('zł');
};

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
});
