import type { Locator } from '@playwright/test';
import { openLine, startOver } from './support/configurator.ts';
import { expect, test } from './support/test.ts';

const WHOLE = /Podaj długość w pełnych centymetrach/;
const RANGE = /Długość musi wynosić od 20 do 2000 cm/;
const BAD_LENGTHS = [
  ['-5', RANGE],
  ['1000000000', RANGE],
  ['1e9', WHOLE],
  ['0.5', WHOLE],
  ['99,5', WHOLE],
  ['dwa metry', WHOLE],
  ['', WHOLE],
] as const;

const SOME_BAD_LENGTHS = BAD_LENGTHS.filter(([typed]) => ['-5', 'dwa metry', ''].includes(typed));

const BAD_QUANTITIES = [
  ['-5', /Wpisz liczbę od 0 do 9999/],
  ['1e9', /Wpisz liczbę od 0 do 9999/],
  ['0.5', /„0.5” to nie liczba sztuk/],
  ['dużo', /„dużo” to nie liczba sztuk/],
  ['', /Wpisz liczbę sztuk; 0 usuwa artykuł/],
] as const;
const SOME_BAD_QUANTITIES = BAD_QUANTITIES.filter(([typed]) => ['-5', 'dużo', ''].includes(typed));

async function expectRefused(field: Locator, typed: string, message: RegExp) {
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(typed);
}

test('An invalid length is refused at its field, wherever it is typed', async ({ page }) => {
  await test.step('An invalid length is refused at its field, and the drawing is unchanged', async () => {
    const it = await openLine(page);
    for (const [typed, message] of BAD_LENGTHS) {
      await it.length.fill(typed);
      await it.nextStep.getByRole('button', { name: 'Dodaj szynę' }).click();
      await expectRefused(it.length, typed, message);
      await expect(it.described).toContainText('Nic jeszcze nie narysowano');
    }
    await it.addRail({ length: 120 });
    await expect(it.length).not.toHaveAttribute('aria-invalid');
    await it.nextStep.getByRole('button', { name: 'Łuk w dół' }).click();
    await it.addRail({ length: 150 });
    await expectRefused(it.length, '150', /Szyna gięta ma 100 albo 200 cm/);
    await expect(it.described).toContainText('1 szyna, 1,2 m.');
  });

  await test.step('A bend chosen after another length takes the nearest available one, and reports it', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 120 });
    await it.length.fill('1,8 m');
    await it.nextStep.getByRole('button', { name: 'Łuk w dół' }).click();
    await expect(it.length).toHaveValue('200');
    await expect(it.nextStep).toContainText('Łuki są po 100 i 200 cm: zamiast 1,8 m jest 200.');
    await it.nextStep.getByRole('button', { name: 'Prosto w prawo' }).click();
    await expect(it.length).toHaveValue('1,8 m');
    await it.nextStep.getByRole('button', { name: 'Łuk w górę' }).click();
    await it.addRail();
    await expect(it.described).toContainText('2 szyny, 3,2 m.');
  });

  await test.step('A step keeps its length if another one is refused', async () => {
    const it = await startOver(page);
    await it.addRail({ length: 120 });
    await it.steps.click();
    const editor = page.getByRole('form', { name: 'Zmiana szyny 1' });
    const field = editor.getByRole('textbox', { name: 'Długość w cm' });
    for (const [typed, message] of SOME_BAD_LENGTHS) {
      await field.fill(typed);
      await editor.getByRole('button', { name: 'Zmień długość' }).click();
      await expectRefused(field, typed, message);
      await expect(it.described).toContainText('1 szyna, 1,2 m.');
    }
    await field.fill('140');
    await field.press('Enter');
    await expect(it.described).toContainText('1 szyna, 1,4 m.');
  });

  await test.step('A ready-made layout of an impossible size is refused', async () => {
    const it = await startOver(page);
    await it.addRail();
    await page.getByRole('button', { name: 'Prostokąt', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Prostokąt' });
    for (const name of ['Bok A', 'Bok B']) {
      const field = dialog.getByRole('textbox', { name });
      for (const [typed, message] of SOME_BAD_LENGTHS) {
        await field.fill(typed);
        await dialog.getByRole('button', { name: 'Wstaw' }).click();
        await expectRefused(field, typed, message);
      }
      await field.fill('250');
    }
    await expect(it.described).toContainText('1 szyna, 1 m.');
    await dialog.getByRole('button', { name: 'Wstaw' }).click();
    await expect(it.described).toContainText('4 szyny, 10 m.');
  });
});

test('An invalid quantity, name or e-mail is refused at its field', async ({ page }) => {
  await test.step('An invalid quantity is refused at its field', async () => {
    const it = await openLine(page);
    await it.addRail();
    for (const [stage, title, bad] of [
      ['Oprawy', 'Reflektor Nero 8 W', BAD_QUANTITIES],
      ['Akcesoria', 'Zestaw linek 3 m', SOME_BAD_QUANTITIES],
    ] as const)
      await test.step(stage, async () => {
        await it.openStage(stage);
        await it.expected(title, 3);
        await expect(it.line(title)).toContainText('3 ×');
        const field = page.getByRole('textbox', { name: `Liczba sztuk: ${title}` });
        for (const [typed, message] of bad) {
          await field.fill(typed);
          await field.press('Tab');
          await expectRefused(field, typed, message);
          await expect(it.line(title)).toContainText('3 ×');
        }
        await it.expected(title, 9999);
        await expect(it.line(title)).toContainText('9999 ×');
        await expect(page.getByRole('button', { name: `Jedna sztuka więcej: ${title}` })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
      });
  });

  await test.step('A too long name and an invalid e-mail are refused at their fields', async () => {
    const it = await startOver(page);
    await it.addRail();
    await it.summaryButton.click();
    const name = page.getByRole('textbox', { name: 'Nazwa projektu' });
    const email = page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' });
    const save = page.getByRole('button', { name: 'Zapisz zamówienie' });
    const long = 'ż'.repeat(121);

    await name.fill(long);
    await expectRefused(name, long, /Nazwa ma 121 znaków; skróć ją do 120/);
    await save.click();
    await expect(name).toBeFocused();
    await name.fill('ż'.repeat(120));
    await expect(name).not.toHaveAttribute('aria-invalid');

    for (const typed of ['anna', 'anna@', '@studio.pl', 'anna@studio', 'anna maria@studio.pl']) {
      await email.fill(typed);
      await save.click();
      await expectRefused(email, typed, /To nie jest pełny adres e-mail/);
      await expect(email).toBeFocused();
    }
    await email.fill('');
    await page.getByRole('checkbox', { name: /newsletter/ }).check();
    await save.click();
    await expectRefused(email, '', /Podaj adres dla newslettera albo odznacz zgodę/);
    await page.getByRole('checkbox', { name: /newsletter/ }).uncheck();
    await save.click();
    await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  });
});
