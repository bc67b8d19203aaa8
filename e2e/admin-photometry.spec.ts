import { zipSync } from 'fflate';
import { tm33 } from '../packages/server/testing/photometry.ts';
import { expectAccessible } from './support/accessible.ts';
import { button, field, openList, test } from './support/articles.ts';
import { downloadOf } from './support/download.ts';
import { uniqueWord } from './support/shop.ts';
import { expect } from './support/test.ts';

/** An oval beam, 50° by 30°: 1,635 lm by hand. */
const OVAL = [
  'IESNA:LM-63-2002',
  '[LUMINAIRE] Owal',
  'TILT=NONE',
  '1 1000 1 4 2 1 2 0 0 0',
  '1 1 20',
  '0 10 20 30',
  '0 90',
  '4000 4000 4000 0',
  '4000 4000 0 0',
];
const PANEL = [
  'IESNA:LM-63-2002',
  'TILT=NONE',
  '1 -1 1 7 1 1 2 0.6 0.6 0',
  '1 1 30',
  '0 15 30 45 60 75 90',
  '0',
  '1200 1159 1039 849 600 311 0',
];
const file = (lines: readonly string[]) => ({
  name: 'owal.ies',
  mimeType: '',
  buffer: Buffer.from(lines.join('\r\n')),
});

test('A luminaire gets its photometric file, and a broken one is reported with its line', async ({
  administrator: page,
  own,
}) => {
  const code = uniqueWord('ON');
  await own.add('bindings', 'owal', { description: code, lumens: 1400, beam: 24 });
  const list = await openList(page, 'oprawy', own);
  await list.open('owal');

  const photometry = page.getByRole('group', { name: 'Plik fotometryczny' });
  const chooser = photometry.locator('input[type=file]');
  await chooser.setInputFiles(file(OVAL.with(5, '0 10 9 30')));
  await expect(photometry.getByRole('alert')).toHaveText(
    'Wiersz 6 („0 10 9 30”): Kąty nie są ułożone rosnąco. Popraw je albo wyeksportuj plik ponownie.',
  );
  const xml = (text: string) => ({ name: 'spot.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await chooser.setInputFiles(xml(tm33([500, 'x', 100, 0])));
  await expect(photometry.getByRole('alert')).toHaveText(
    'Wiersz 5 („IntData h="0" v="30"”): Tutaj powinna być liczba. Popraw wiersz albo wyeksportuj plik ponownie.',
  );
  await chooser.setInputFiles(xml(tm33()));
  await expect(page.getByRole('img', { name: /^Krzywa światłości: maksimum 500 cd/ })).toBeVisible();
  await chooser.setInputFiles(file(PANEL));
  const rating = page.getByText('UGR w 4H × 8H, 70/50/20, w poprzek / wzdłuż: 21,7 / 21,7');
  await expect(rating).toBeVisible();
  await page.getByText('Wymiary i montaż').click();
  await field(page, 'Maksymalne pochylenie').fill('30');
  await expect(page.getByText('UGR: oprawa się pochyla, więc olśnienie zależy od planu.')).toBeVisible();
  await field(page, 'Maksymalne pochylenie').fill('');
  await rating.click();
  await expect(page.getByRole('row', { name: /^12H × 8H( 2\d,\d){10}$/ })).toBeVisible();
  await expectAccessible(page, 'a table of glare');
  await chooser.setInputFiles(file(OVAL));
  await expect(page.getByText('UGR: plik nie podaje wymiarów powierzchni świecącej')).toBeVisible();
  const curve = page.getByRole('img', { name: /^Krzywa światłości/ });
  await expect(curve).toHaveAccessibleName(/maksimum 4000 cd; Kąt w C0-C180 50°, Kąt w C90-C270 30°$/);
  // 10 % of 4,000 cd lie at 9° of the 10° of decay.
  await expect(page.getByText('Kąt pola w C0-C180')).toBeVisible();
  await expect(page.getByText(/^(58|38)°$/)).toHaveText(['58°', '38°']);
  const link = photometry.getByRole('link', { name: 'Pobierz plik fotometryczny' });
  const saved = await downloadOf(page, link);
  expect([saved.name, saved.content.toString()]).toEqual([`${code}.ies`, OVAL.join('\r\n')]);
  await expect(page.getByText('różni się o 17% od podanego: 1400 lm')).toBeVisible();
  const doubt = /^Według pliku źródła światła dają 1000 lm, a z jego światłości wynika 1635 lm \(164%\)/;
  await expect(page.getByText(doubt)).toBeVisible();
  await expect(page.getByRole('img', { name: /^C0 wskazuje 0°.*według pliku/ })).toBeVisible();
  await field(page, 'Obrót płaszczyzny C0').fill('90');
  await expect(page.getByRole('img', { name: /^C0 wskazuje 90°/ })).toBeVisible();
  await button(page, 'Użyj strumienia i kąta z pliku').click();
  await expect(field(page, 'Strumień świetlny')).toBeFocused();
  await expect(field(page, 'Strumień świetlny')).toHaveValue('1635');
  await expect(field(page, 'Kąt świecenia')).toHaveValue('40');
  await expect(page.getByText('różni się o')).toBeHidden();
  await expectAccessible(page, 'a luminaire with photometry');
  await button(page, 'Zapisz').click();
  await expect(page.getByText(`Zapisano: ${own.title('owal')}`)).toBeVisible();
  const path = expect.stringMatching(/^\/files\/photometry\/bindings\/[\w-]+\.ies$/);
  const stored = (await own.inStore('bindings'))[0];
  expect(stored).toMatchObject({ photometry: path, photometryTurn: 90, lumens: 1635, beam: 40 });
  const original = await page.request.get(stored?.photometry ?? '');
  expect(await original.text()).toBe(OVAL.join('\r\n'));
  await list.open('owal');
  await expect(curve).toBeVisible();

  await own.add('bindings', 'z paczki', { description: `${code}B` });
  await openList(page, 'oprawy', own);
  await button(page, 'Importuj').click();
  const dialog = page.getByRole('dialog', { name: /^Import/ });
  const good = file(OVAL).buffer;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'fotometria.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipSync({
        [`fotometria/${code.toLowerCase()}b.ies`]: good,
        [`fotometria/${code}.ies`]: file(OVAL.slice(0, -1)).buffer,
        'fotometria/NIEZNANA.ies': good,
      }),
    ),
  });
  await expect(dialog.getByRole('row', { name: own.title('z paczki') })).toContainText('.ies');
  await expect(dialog.getByText(doubt)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Odrzucone: 2' }).click();
  await expect(dialog.getByRole('row', { name: `${code}.ies` })).toContainText('Brakuje liczby');
  await expect(dialog.getByRole('row', { name: 'NIEZNANA.ies' })).toContainText('nie ma takiego kodu');
  await dialog.getByRole('button', { name: 'Importuj 1 plik' }).click();
  await expect(page.getByText('dodano 0, zmieniono 1')).toBeVisible();
  const both = await own.inStore('bindings');
  expect(both.map(({ photometry: named }) => named)).toEqual([stored?.photometry, stored?.photometry]);
});

test('A target is added, changed and removed', async ({ administrator: page }) => {
  const name = uniqueWord('Pracownia');
  await page.goto('/admin/cele');
  await expect(
    page.getByRole('row', { name: /EN 12464-1:2021, tab. 34.*co najmniej 500 lx.*0,6/ }).first(),
  ).toBeVisible();
  await button(page, 'Dodaj cel').click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Zapisz' });
  await save.click();
  await expect(dialog.getByText('Wpisz liczbę od 1 do 100 000.')).toBeVisible();
  await expectAccessible(page, 'a new target');
  await dialog.getByRole('textbox', { name: 'Nazwa (polski)' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Natężenie oświetlenia' }).fill('750');
  await dialog.getByRole('textbox', { name: 'Równomierność U₀' }).fill('0,7');
  await dialog.getByRole('textbox', { name: 'Źródło' }).fill('EN 12464-1:2021, tab. 34');
  await save.click();
  const row = page.getByRole('row', { name });
  await expect(row).toContainText('co najmniej 750 lx');
  await row.getByRole('button', { name: `Edytuj cel: ${name}` }).click();
  await dialog.getByRole('combobox', { name: 'Wymaganie' }).click();
  await page.getByRole('option', { name: 'Najwyżej' }).click();
  await dialog.getByRole('textbox', { name: 'Równomierność U₀' }).fill('');
  await save.click();
  await expect(row).toContainText('najwyżej 750 lx');
  await expect(row).not.toContainText('0,7');
  await expectAccessible(page, 'light targets');
  await button(page, 'Importuj').click();
  const rows = `Nazwa (PL);Wymaganie;Natężenie oświetlenia (lx);Źródło\n${name};co najmniej;300;Norma zakładowa\n`;
  const file = { name: 'cele.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('row', { name: /Źródło/ })).toContainText('Norma zakładowa');
  await expectAccessible(page, 'an import of targets');
  await dialog.getByRole('button', { name: 'Importuj 1 wiersz' }).click();
  await expect(row).toContainText('co najmniej 300 lx');
  await row.getByRole('button', { name: `Usuń cel: ${name}` }).click();
  await expect(row).toHaveCount(0);
});
