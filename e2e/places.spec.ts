import type { Page } from '@playwright/test';
import { configurator, openLine } from './support/configurator.ts';
import { downloadOf, orderFileOf, rowsOf } from './support/download.ts';
import { unique } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
const UNDERLAY = {
  id: '0b2f6c1e-4d7a-4c8e-9a51-2f6d3e8b7c90',
  name: '',
  width: 1,
  height: 1,
  x: 0,
  y: 0,
  scale: 600,
  rotation: 90,
  opacity: 0.4,
  isLocked: false,
  picture: PICTURE,
};
const ROOM = {
  outline: [
    { x: -300, y: -100 },
    { x: 300, y: -100 },
    { x: 300, y: 400 },
    { x: -300, y: 400 },
  ],
};

test('Every luminaire of an order is on its drawing and in its lists, with its position', async ({
  page,
  shop,
}) => {
  const title = unique('Tuba');
  await shop.addLuminaire(title, { price: 100, power: 5 });
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.addRail({ length: 100 });
  await it.openStage('Oprawy');
  await it.expected(title, 3);
  await it.summaryButton.click();
  await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
  const drawing = await downloadOf(page, 'Rysunek instalacyjny (PDF)');
  expect(drawing.name).toMatch(/rysunek.*\.pdf$/);
  expect(drawing.content.subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(await page.getByRole('textbox', { name: 'Adres zamówienia' }).inputValue());

  const rows = page.getByRole('table', { name: 'Oprawy na rysunku' }).getByRole('row');
  await expect(rows).toHaveText(['NrOprawaSzynaPołożenie, cm', /^L1.*150$/, /^L2.*1150$/, /^L3.*250$/]);
  await expect(page.getByRole('img', { name: /^Układ/ }).getByText(/^L\d$/)).toHaveText(['L1', 'L2', 'L3']);
  const listed = rowsOf((await orderFileOf(page, 'Zestawienia CSV')).content);
  const luminaires = listed.filter(([number]) => /^L\d$/.test(number ?? ''));
  expect(luminaires.map(([number, , , ...cells]) => [number, ...cells].join(' '))).toEqual([
    `L1 ${title} 1 50   Z1 5 48,00 U, V: bez przewodu zasilacza`,
    `L2 ${title} 1 150   Z1 5 48,00 U, V: bez przewodu zasilacza`,
    `L3 ${title} 2 50   Z1 5 48,00 U, V: bez przewodu zasilacza`,
  ]);
  expect(listed).toContainEqual(['F1', '1', '200', 'Z1', '0,31', 'nieznany', 'A: bez przewodu zasilacza']);
  const plan = (await orderFileOf(page, 'Plan DXF')).content.toString();
  const rails = plan.split(/^ *0$/m).filter((entity) => /^\nLINE\n(.*\n)*E-Szyny\n/.test(entity));
  expect(rails).toHaveLength(2);
  for (const text of ['L1', 'L2', 'L3', 'F1', 'Z1', '15 W']) expect(plan.split('\n')).toContain(text);
  expect((await orderFileOf(page, 'Model 3D GLB')).content.subarray(0, 4).toString()).toBe('glTF');
  const pdf = (await downloadOf(page, 'Pobierz PDF')).content;
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await orderFileOf(page, 'Rysunek instalacyjny PDF')).name).toBe(drawing.name);
});

test('The floor plan of an order is on its page and in its PDF, and deleted with the order', async ({
  page,
  administrator: admin,
  shop,
}) => {
  const name = unique('Rzut');
  const id = await shop.storeOrder(name, 'PL', { room: ROOM, underlay: UNDERLAY });
  await page.goto(`/pobierz/${id}`);
  const picture = page.getByRole('img', { name: /^Układ/ }).locator('image');
  await expect(picture).toHaveAttribute('transform', /rotate\(90\)/);
  const file = (await picture.getAttribute('href')) ?? '';
  expect((await page.request.get(file)).status()).toBe(200);
  const pdf = (await downloadOf(page, 'Pobierz PDF')).content.toString('latin1');
  expect(pdf).toContain('/DCTDecode');

  await admin.goto('/admin/zamowienia');
  await admin.getByRole('searchbox', { name: 'Numer, klient, telefon, firma, notatka, artykuł' }).fill(name);
  await admin.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await admin.getByRole('button', { name: 'Usuń zaznaczone' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(admin.getByText('Nic nie pasuje do tych filtrów.')).toBeVisible();
  // The list follows the event, which may precede the end of the deletion.
  await expect.poll(async () => (await page.request.get(file)).status()).toBe(404);
});

test('A floor plan is stored with an order only if the visitor agrees, and returns with it and the aimed luminaire', async ({
  page,
  browser,
}) => {
  const it = await openLine(page);
  await it.addRail({ length: 200 });
  await it.stages.getByRole('button', { name: 'Pokój' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wybierz plik' }).click();
  const file = { name: 'Kowalscy.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
  await (await choosing).setFiles(file);
  await expect(page.locator('svg image')).toHaveCount(1);
  await it.openStage('Oprawy');
  await it.expected('Reflektor Nero 12 W', 1);
  const tilt = (within: Page) =>
    within
      .getByRole('region', { name: 'Zaznaczona oprawa', exact: true })
      .getByRole('textbox', { name: 'Pochylenie' });
  for (const key of [']', 'a', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Enter']) await it.drawing.press(key);
  const aimed = await tilt(page).inputValue();
  expect(Number.parseFloat(aimed)).toBeGreaterThan(0);
  await it.summaryButton.click();
  const consent = page.getByRole('checkbox', { name: 'Dołącz do zamówienia rzut pomieszczenia.' });
  const address = page.getByRole('textbox', { name: 'Adres zamówienia' });
  const save = page.getByRole('button', { name: 'Zapisz zamówienie' });
  await expect(consent).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(/każdy, kto ma link/);
  await save.click();
  const without = await address.inputValue();

  await page.getByRole('button', { name: 'Zapisz pod nowym adresem' }).click();
  await consent.check();
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await save.click();
  expect((await posted).postData()).not.toContain('Kowalscy');
  const withPlan = await address.inputValue();
  expect(withPlan).not.toBe(without);

  const other = await (await browser.newContext()).newPage();
  const drawn = other.getByRole('img', { name: /^Układ/ });
  await other.goto(without);
  await expect(drawn).toBeVisible();
  await expect(drawn.locator('image')).toHaveCount(0);
  await other.goto(withPlan);
  await expect(drawn.locator('image')).toHaveCount(1);
  await other.getByRole('link', { name: 'Edytuj w konfiguratorze' }).click();
  await expect(other.getByRole('application', { name: 'Rysunek układu' })).toBeVisible();
  await expect(other.locator('svg image')).toHaveAttribute('href', /^blob:/);
  const again = configurator(other);
  await again.openStage('Oprawy');
  await again.drawing.press(']');
  await expect(tilt(other)).toHaveValue(aimed);
  await other.context().close();
});
