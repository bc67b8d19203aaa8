import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const PREMADE = [
  { name: 'Układ L', steps: 2, metres: '5', outer: '300 × 200', caps: 2 },
  { name: 'Układ U', steps: 3, metres: '7', outer: '300 × 200', caps: 2 },
  { name: 'Układ T', steps: 2, metres: '5', outer: '300 × 200', caps: 3 },
  { name: 'Prostokąt', steps: 4, metres: '10', outer: '300 × 200', caps: 0 },
  { name: 'Prostokąt z łukami', steps: 8, metres: '14', outer: '427 × 327', caps: 0 },
] as const;

test('Ready-made layouts have their size and are requested by it', async ({ page }) => {
  await test.step('Ready-made layouts have their size, replace the drawing, and are ordinary steps', async () => {
    const it = await openLine(page);
    await it.addRail();
    for (const { name, steps, metres, outer, caps } of PREMADE) {
      await page.getByRole('button', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name, exact: true });
      await expect(dialog).toContainText(`Wymiar zewnętrzny: ${outer} cm.`);
      await expect(dialog).toContainText('Zastąpi obecny rysunek');
      await dialog.getByRole('button', { name: 'Wstaw' }).click();
      await expect(it.steps).toHaveCount(steps);
      await expect(it.described).toContainText(new RegExp(`^${steps} szyn.*, ${metres} m\\.`));
      await expect(it.line('Zaślepka')).toHaveCount(caps > 0 ? 1 : 0);
      if (caps > 0) await expect(it.line('Zaślepka')).toContainText(`${caps} ×`);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await expect(it.nextStep).toBeHidden();
    await it.undo.click();
    await it.undo.click();
    await expect(it.steps).toHaveCount(2);
  });

  await test.step('A rectangle takes four angle connectors and joins its ends', async () => {
    const it = await startOver(page);
    await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Bok A' }).fill('1000');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Bok B' }).fill('800');
    await page.keyboard.press('Enter');
    await expect(it.described).toContainText('4 szyny, 36 m. Żaden koniec nie jest otwarty.');
    await expect(it.line('Łącznik kątowy natynkowy')).toContainText('4 ×');
    await expect(it.line('Zasilanie liniowe natynkowe')).toContainText('5 ×');
  });

  await test.step('A rectangle with bent corners is requested by its outer size too, and a mistake is reported at its field', async () => {
    const it = await startOver(page);
    await page.getByRole('button', { name: 'Prostokąt z łukami' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prostokąt z łukami' });
    const a = dialog.getByRole('textbox', { name: 'Bok A' });
    const b = dialog.getByRole('textbox', { name: 'Bok B' });
    await expect(dialog.getByRole('img', { name: /bok A biegnie w poziomie/ })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Wymiar zewnętrzny' }).check();
    await expect(a).toHaveValue('427');
    await a.fill('600');
    await b.fill('140');
    await dialog.getByRole('button', { name: 'Wstaw' }).click();
    await expect(b).toHaveAccessibleDescription('Długość musi wynosić od 147 do 2127 cm.');
    await expect(a).not.toHaveAttribute('aria-invalid', 'true');
    await b.fill('400');
    await expect(dialog).toContainText('Odcinki proste: 473 i 273 cm.');
    await dialog.getByRole('button', { name: 'Wstaw' }).click();
    await expect(it.described).toContainText('8 szyn, 18,92 m.');
  });
});
