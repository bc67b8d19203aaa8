import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { activeEnd, type ScreenPosition, scaleOf } from './support/hand.ts';
import { expect, test } from './support/test.ts';

async function withInstallation(page: Page) {
  const it = await openLine(page);
  await it.addRail({ length: 600 });
  const pixel = await scaleOf(it, page, 600);
  const end = await activeEnd(it);
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 30 W', 8);
  await it.openStage('Zasilanie');
  await page.getByRole('radio', { name: 'Zasilacz 300 W' }).check();
  await it.drawing.press('i');
  await expect(page.getByRole('radio', { name: 'Instalacja' })).toBeChecked();
  const named = (name: string) => page.locator('svg').getByText(name, { exact: true });
  await expect(named('F1 · Z1')).toBeVisible();
  const voltage = page.getByRole('region', { name: 'Spadek napięcia' }).getByText(/^min\. /);
  await expect(voltage).toBeVisible();
  return {
    it,
    named,
    at: (place: number): ScreenPosition => ({ x: end.x + (place - 600) * pixel, y: end.y }),
    card: page.getByRole('region', { name: 'Zaznaczone zasilanie' }),
    voltage,
    supply: it.line('Zasilacz 300 W'),
  };
}

async function drag({ mouse }: Page, from: ScreenPosition, to: ScreenPosition) {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
}

test('A feed is moved and a joint cut, by hand and by keys, and the bill shows the changes', async ({
  page,
}) => {
  const { it, named, at, card, voltage, supply } = await withInstallation(page);
  const place = card.getByRole('textbox', { name: 'Położenie' });
  const before = await voltage.innerText();

  // It snaps to the end, and the voltage drops because the cable is longer.
  await drag(page, at(200), at(597));
  await expect(place).toHaveValue('600');
  await expect(card).not.toContainText('rozmieszczone automatycznie');
  await expect(card.getByRole('meter', { name: 'Prąd zasilania F1' })).toHaveAttribute(
    'aria-valuetext',
    /^5,\d\d\sA z 16\sA \(bez przewodu zasilacza\)$/,
  );
  await expect(voltage).not.toHaveText(before);
  await it.undo.click();
  await expect(voltage).toHaveText(before);
  await expect(it.redo).toHaveAccessibleName('Ponów: przesunięcie zasilania');
  await it.redo.click();
  await it.drawing.press(']');
  await expect(place).toHaveValue('600');
  await it.drawing.press('Shift+ArrowLeft');
  await it.drawing.press('ArrowLeft');
  await expect(place).toHaveValue('589');
  await expect(card.getByRole('button', { name: 'Usuń zasilanie' })).toBeDisabled();

  await page.mouse.click(at(200).x, at(200).y);
  await expect(it.undo).toHaveAccessibleName('Cofnij: podział obwodu');
  await expect(supply).toContainText('2 ×');
  for (const [zone, watts] of [
    ['Z1', 90],
    ['Z2', 150],
  ])
    await expect(it.bill.getByRole('meter', { name: `Obciążenie zasilacza strefy ${zone}` })).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^${watts}\\sW z 300\\sW$`),
    );
  await expect(named('F1 · Z1')).toBeVisible();
  await expect(named('F2 · Z2 · szynę nawiercić')).toBeVisible();

  // The cable's loss is known once its data is typed.
  await expect(voltage).toContainText('(bez przewodu zasilacza)');
  const cable = card.getByRole('textbox', { name: 'Przewód' });
  await cable.fill('15 m');
  await cable.press('Enter');
  await expect(cable).toHaveValue('1500');
  await expect(card.getByRole('textbox', { name: 'Przekrój żyły' })).toHaveValue('1,5');
  await expect(card).toContainText(/^.*Spadek napięcia na przewodzie 1,4\d?\sV\./);
  await expect(voltage).toContainText('min. 46,4');
  await it.undo.click();
  await expect(it.redo).toHaveAccessibleName('Ponów: przewód zasilania');

  await page.mouse.click(at(100).x, at(100).y);
  const rail = page.getByRole('region', { name: 'Instalacja szyny 1' });
  await expect(rail.getByRole('textbox', { name: 'Położenie' })).toHaveValue('100');
  await expect(rail.getByRole('button', { name: 'w 200 cm' })).toHaveAttribute('aria-pressed', 'true');
  await rail.getByRole('button', { name: 'Dodaj zasilanie' }).click();
  await expect(card).toContainText('strefa Z1');
  await expect(it.drawing).toBeFocused();
  await expect(named('F3 · Z2 · szynę nawiercić')).toBeVisible();
  await expectAccessible(page, 'the installation');

  await it.undo.click();
  await it.undo.click();
  await expect(supply).toContainText('1 ×');
  await expect(it.bill.getByRole('meter', { name: 'Obciążenie zasilacza', exact: true })).toBeVisible();
  await it.drawing.press(']');
  await card.getByRole('button', { name: 'Automatycznie' }).click();
  await expect(voltage).toHaveText(before);
  await it.drawing.press('i');
  await expect(named('F1 · Z1')).toBeHidden();
});

test('An overload is split by one click at the stated price, saved, and found again on site', async ({
  page,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 600 });
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 30 W', 8);
  await it.openStage('Zasilanie');
  await page.getByRole('radio', { name: 'Zasilacz 200 W' }).check();
  const overload = it.bill
    .getByRole('listitem')
    .filter({ hasText: /pobierają 240\sW, a moc zasilacza to 200\sW/ });
  const split = overload.getByRole('button', { name: /^Podziel na \d/ });
  const cents = async (text: Promise<string>) => Number((await text).replace(/[^\d]/g, ''));
  const total = () => cents(it.total('brutto').innerText());
  const shown = await cents(split.getByText(/zł$/).innerText());
  const before = await total();
  await split.click();
  await expect(overload).toBeHidden();
  await expect(it.line('Zasilacz 200 W')).toContainText('2 ×');
  expect((await total()) - before).toBe(shown);

  await page.getByRole('radio', { name: 'Zasilacz 100 W' }).check();
  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const question = page.getByRole('dialog', { name: 'Zapisać z tymi uwagami?' });
  const reported = /^Strefa Z\d pobiera \d+\sW, a moc zasilacza to 100\sW/;
  await expect(question.getByRole('listitem')).toHaveText([reported]);
  await question.getByRole('button', { name: 'Zapisz mimo to' }).click();
  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());
  await expect(page.getByRole('listitem').filter({ hasText: reported })).toBeVisible();
  await expect(page.getByText(/^8 opraw, .*240\sW z 2 × 100\sW$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Parametry' })).toContainText(/240\sW z 2 × 100\sW/);
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  await expect(page.getByRole('checkbox', { name: /^L8 .*strefa Z2/ })).toBeVisible();
  await page.getByRole('checkbox', { name: /^F2 / }).check();
});

test('A placed supply proposes its cables; merging zones asks, and the order shows its position', async ({
  page,
}) => {
  const { it, named, at } = await withInstallation(page);
  const card = page.getByRole('region', { name: 'Zaznaczony zasilacz' });
  const place = (axis: string) => card.getByRole('textbox', { name: axis, exact: true });

  await page.getByRole('button', { name: 'Umieść S1 na planie' }).click();
  await expect(card).toContainText('Dotknij planu, aby umieścić S1.');
  const below = (cm: number, across: number): ScreenPosition => ({ x: at(cm).x, y: at(0).y + across });
  await page.mouse.click(below(100, 90).x, below(100, 90).y);
  await expect(place('x')).toHaveValue('-200');
  await expect(place('Nad podłogą')).toHaveValue('270');
  await expect(named('S1')).toBeVisible();
  await it.drawing.press('Shift+ArrowRight');
  await expect(place('x')).toHaveValue('-190');
  await place('y').fill('50');
  await place('Nad podłogą').fill('300');
  await card.getByRole('button', { name: 'Zaproponuj przewody' }).click();
  // 90 across and 50 down the plan, 30 up, plus 10 %.
  await expect(card.getByRole('button', { name: 'Zaznacz F1' })).toHaveText('F1 · 1,87\u00a0m, 1\u00a0mm²');
  await expectAccessible(page, 'a supply on the plan');

  await drag(page, { x: at(110).x, y: at(0).y + (at(50).x - at(0).x) }, below(200, 130));
  await expect(place('x')).toHaveValue('-100');
  await expect(it.undo).toHaveAccessibleName('Cofnij: przesunięcie zasilacza');
  await it.undo.click();
  await expect(place('x')).toHaveValue('-190');

  await page.mouse.click(at(400).x, at(400).y);
  await expect(named('F2 · Z2')).toBeVisible();
  await page.mouse.click(at(400).x, at(400).y);
  const question = page.getByRole('dialog', { name: 'Połączyć strefy Z1 i Z2?' });
  await expect(question.getByRole('button', { name: 'Wykonaj i rozdziel' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Zostaw osobno' }).click();
  await expect(named('F2 · Z2')).toBeVisible();
  await page.mouse.click(at(400).x, at(400).y);
  await question.getByRole('button', { name: 'Połącz strefy' }).click();
  await expect(named('F2 · Z2')).toBeHidden();

  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());
  await expect(page.getByText('S1 x -190, y 50, wys. 300\u00a0cm')).toBeVisible();
  await page.getByRole('link', { name: 'Lista montażowa' }).click();
  await expect(page.getByRole('checkbox', { name: /^S1 .*x -190, y 50, wys\. 300\scm/ })).toBeVisible();
});
