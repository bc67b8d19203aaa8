import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

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
