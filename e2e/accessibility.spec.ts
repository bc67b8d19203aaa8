import { ADMINISTRATOR } from './administrator.mjs';
import { expectAccessible } from './support/accessible.ts';
import { openLine } from './support/configurator.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('axe reports nothing on the start dialog, the drawing and its cards, and the panels', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Projektuj w STANDARD' })).toBeVisible();
  await expectAccessible(page, 'start');
  const it = await openLine(page);
  await expectAccessible(page, 'empty drawing');
  await it.addRail({ length: 200, tee: true });
  await it.length.fill('5');
  await it.nextStep.getByRole('button', { name: 'Dodaj szynę' }).click();
  await expect(it.length).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'rails, next-step card with a message');
  await it.steps.first().click();
  await expectAccessible(page, 'step editor');
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 8 W', 2);
  await expect(it.line('Reflektor Nero 8 W')).toBeVisible();
  await expectAccessible(page, 'luminaires');
  await it.openStage('Zasilanie');
  await expectAccessible(page, 'control and power');
  await it.openStage('Akcesoria');
  await expectAccessible(page, 'accessories');
});

test('axe reports nothing on the dialogs, problems and misfits', async ({ page }) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100, course: 'Narożnik w dół' });
  await it.addRail({ length: 150, course: 'Narożnik w lewo' });
  await it.addRail({ length: 200, course: 'Narożnik w górę' });
  await expect(page.getByRole('region', { name: '1 uwaga do projektu' })).toBeVisible();
  await expectAccessible(page, 'problem');
  await page.getByRole('button', { name: 'Prostokąt z łukami' }).click();
  await expectAccessible(page, 'premade dialog');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await (await it.tool('Zacznij od nowa')).click();
  await expectAccessible(page, 'reset dialog');
  await page.getByRole('button', { name: 'Usuń z tej przeglądarki…' }).click();
  await expectAccessible(page, 'erasing');
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.getByRole('button', { name: 'Kontakt i informacje' }).click();
  await expectAccessible(page, 'contact');
  await page.keyboard.press('Escape');
  await it.openStage('Zasilanie');
  await page.getByRole('radio', { name: 'Zasilacz 60 W' }).check();
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 30 W', 3);
  await expect(page.getByRole('dialog', { name: 'Przekroczono moc zasilacza' })).toBeVisible();
  await expectAccessible(page, 'power dialog');
  await page.getByRole('button', { name: 'Rozumiem' }).click();
  await it.openStage('Szyny');
  await page.getByRole('radio', { name: 'Biały' }).check();
  await it.openStage('Oprawy');
  await expectAccessible(page, 'misfits');
});

test('axe reports nothing on the summary, and the page of the saved order', async ({ page, faults }) => {
  const it = await openLine(page);
  await page.getByRole('button', { name: 'Układ T' }).click();
  await page.getByRole('button', { name: 'Wstaw' }).click();
  await it.summaryButton.click();
  const save = page.getByRole('button', { name: 'Zapisz zamówienie' });
  await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill('anna');
  await save.click();
  await expectAccessible(page, 'summary with a message');
  await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill('');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeVisible();
  await expectAccessible(page, 'saved summary');

  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());
  await expect(page.getByRole('table', { name: 'Lista cięcia' })).toBeVisible();
  await expectAccessible(page, 'stored order');

  faults.expect(/status of 404/);
  faults.expect(/Dokument nie istnieje/);
  await page.goto('/pobierz/unknown');
  await expect(page.getByRole('heading', { name: 'Nie ma takiego zamówienia' })).toBeVisible();
  await expectAccessible(page, 'unknown order');
});

test('axe reports nothing on the privacy policy, the sign-in, the administration and the no-access view', async ({
  page,
  shop,
}) => {
  await page.goto('/polityka-prywatnosci');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'privacy policy');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expectAccessible(page, 'sign-in with messages');
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(ADMINISTRATOR.email);
  await page.getByLabel('Hasło').fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
  await expect(page.getByRole('heading', { name: 'Pulpit', level: 1 })).toBeVisible();
  await expectAccessible(page, 'administration');
  const reflink = await shop.add('reflinks', { active: false, name: unique('Dawny partner'), email: '' });
  await page.goto(`/?ref=${reflink}`);
  await expect(page.getByRole('dialog', { name: 'Ten link nie działa' })).toBeVisible();
  await expectAccessible(page, 'no access');
});
