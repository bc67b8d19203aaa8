import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

test('The power-exceeded dialog opens when the total exceeds the supply, and offers the fixes of the check', async ({
  page,
}) => {
  await test.step('The power-exceeded dialog opens when the total exceeds the supply, and at no other time', async () => {
    const it = await openLine(page);
    const dialog = page.getByRole('dialog', { name: 'Przekroczono moc zasilacza' });
    const meter = it.bill.getByRole('meter', { name: 'Obciążenie zasilacza' });
    const load = (watts: number) =>
      expect(meter).toHaveAttribute('aria-valuetext', new RegExp(`^${watts}\\sW z`));
    const one = (what: 'więcej' | 'mniej') =>
      page.getByRole('button', { name: `Jedna sztuka ${what}: Reflektor Nero 30 W` }).click();
    await it.addRail({ length: 200 });
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 30 W', 1);
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await it.openStage('Oprawy');

    // Equal is not above.
    await one('więcej');
    await load(60);
    await expect(dialog).toBeHidden();

    await one('więcej');
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(/Moc zasilacza\s*60\sW/);
    await expect(dialog).toContainText(/Moc opraw\s*90\sW/);
    expect((await dialog.boundingBox())?.width).toBe(500);
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Rozumiem' }).click();
    await expect(dialog).toBeHidden();
    await expect(it.bill).toContainText(/Oprawy pobierają 90\sW, a moc zasilacza to 60\sW/);

    // Not on the way down, nor for a supply that is weak from the start.
    await one('więcej');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await load(120);
    await one('mniej');
    await load(90);
    await expect(dialog).toBeHidden();
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 200 W' }).check();
    await expect(it.bill).toContainText('zapas 55 %');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await expect(it.bill).toContainText(/Oprawy pobierają 90\sW, a moc zasilacza to 60\sW/);
    await expect(dialog).toBeHidden();
  });

  await test.step('The power-exceeded dialog offers the fixes of the check, each with one click and undo, and names the zone', async () => {
    const it = await startOver(page);
    const dialog = page.getByRole('dialog', { name: /^Przekroczono moc zasilacza/ });
    await it.addRail({ length: 600 });
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 30 W', 3);
    await expect(dialog).toBeFocused();
    const stronger = dialog.getByRole('button', { name: /^Wybierz: Zasilacz 150 W/ });
    const split = dialog.getByRole('button', { name: /^Podziel na \d stref/ });
    await expect(split).toContainText(/[+−]\s?[\d\s,]+zł/);
    await expect(stronger).toContainText(/[+−]\s?[\d\s,]+zł/);
    await stronger.click();
    await expect(dialog).toBeHidden();
    await expect(it.bill).toContainText('zapas 40 %');
    await it.undo.click();
    await expect(it.bill).toContainText(/Oprawy pobierają 90\sW, a moc zasilacza to 60\sW/);
    await expect(dialog).toBeHidden();

    await it.expected('Reflektor Nero 30 W', 4);
    await split.click();
    await expect(dialog).toBeHidden();
    await expect(it.bill.getByRole('meter', { name: /strefy Z1/ })).toBeVisible();
    await it.expected('Reflektor Nero 30 W', 12);
    await expect(dialog).toHaveAccessibleName(/strefy Z\d$/);
    await expect(dialog).toContainText(/Moc opraw w strefie Z\d/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('After muting, the excess is shown in the bill only, also after a reload, until the plan is reset', async () => {
    const it = await startOver(page);
    const dialog = page.getByRole('dialog', { name: 'Przekroczono moc zasilacza' });
    await it.addRail({ length: 200 });
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 30 W', 3);
    await dialog.getByRole('checkbox', { name: 'Nie przypominaj przy tym projekcie' }).check();
    await dialog.getByRole('button', { name: 'Rozumiem' }).click();
    await it.expected('Reflektor Nero 30 W', 4);
    await expect(it.bill).toContainText(/Oprawy pobierają 120\sW, a moc zasilacza to 60\sW/);
    await expect(dialog).toBeHidden();

    await page.reload();
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 30 W', 5);
    await expect(it.bill).toContainText(/Oprawy pobierają 150\sW, a moc zasilacza to 60\sW/);
    await expect(dialog).toBeHidden();

    await (await it.tool('Zacznij od nowa')).click();
    await page.getByRole('button', { name: 'Wyczyść rysunek' }).click();
    await it.expected('Reflektor Nero 30 W', 6);
    await expect(dialog).toBeVisible();
  });
});

test('The bill recommends a supply and gateways that carry the load', async ({ page }) => {
  await test.step('The cheapest supply with a reserve of 20 % follows the load, else a split is advised', async () => {
    const it = await openLine(page);
    await it.addRail({ length: 200 });
    await it.openStage('Zasilanie');
    await expect(page.getByText('Wybierz oprawy, a podpowiemy zasilacz.')).toBeVisible();
    for (const [quantity, supply] of [
      [4, 'Zasilacz 60 W'], // 48 W is 80 % of 60
      [5, 'Zasilacz 100 W'],
      [26, 'Zasilacz 400 W'], // 312 W
    ] as const) {
      await it.openStage('Oprawy');
      await it.expected('Reflektor Nero 12 W', quantity);
      await expect(it.line('Reflektor Nero 12 W')).toContainText(`${quantity} ×`);
      await it.openStage('Zasilanie');
      await expect(page.getByRole('radio', { name: 'Automatycznie' })).toBeChecked();
      await expect(it.line(supply)).toContainText('1 ×');
    }
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 12 W', 27);
    await expect(it.line('Reflektor Nero 12 W')).toContainText('27 ×');
    await it.openStage('Zasilanie');
    await expect(
      page.getByRole('status').filter({ hasText: 'Podziel układ na kilka systemów' }),
    ).toBeVisible();
    await expect(it.line('Zasilacz 400 W')).toContainText('1 ×');
  });

  await test.step('More than 64 luminaires on one DALI gateway are reported, and one click adds a second gateway', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 200 });
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
    await page.getByRole('radio', { name: 'Bramka DALI-2 z Wi-Fi' }).check();
    await it.openStage('Oprawy');
    await it.expected('Reflektor Nero 8 W', 64);
    await expect(it.line('Reflektor Nero 8 W')).toContainText('64 ×');
    await expect(it.bill).not.toContainText('bramek');
    await it.expected('Reflektor Nero 8 W', 65);
    await expect(it.bill).toContainText('65 opraw wymaga 2 bramek: jedna obsługuje 64.');
    await it.bill.getByRole('button', { name: /^Użyj 2 bramek/ }).click();
    await expect(it.bill).not.toContainText('bramek');
    await expect(it.line('Bramka DALI-2 z Wi-Fi')).toContainText('2 ×');
  });
});
