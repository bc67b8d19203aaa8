import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import { ugrOf } from '@lumitor/domain/photometry/ugr';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { catchFiles } from '../../../testing/files.ts';
import { refuse } from '../../../testing/service.ts';
import { button, chooseFile, csvFile, field, fileOf } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const group = (name: string) => page.getByRole('group', { name });

const TECHNICAL = [
  ['Strumień świetlny', '1 320', { lumens: 1320 }],
  ['Kąt świecenia', '24', { beam: 24 }],
  ['Obrót płaszczyzny C0', '90', { photometryTurn: 90 }],
  ['Temperatura barwowa', '3000', { cct: 3000 }],
  ['Oddawanie barw (Ra)', '92', { cri: 92 }],
  ['Stopień ochrony IP', 'IP44', { ip: '44' }],
  ['Długość na szynie', '10,5', { length: 10.5 }],
  ['Długość świecąca', '0', { luminousLength: 0 }],
  ['Zwis pod szyną', '14', { drop: 14 }],
  ['Maksymalne pochylenie', '90', { tiltMax: 90 }],
] as const;

describe('technical data of a luminaire', () => {
  it('are checked at their fields, also in a closed group, and stored', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [] });
    await openAdministration('oprawy/create');
    await field('Nazwa (polski)').fill('Nowa');
    await page.getByRole('combobox', { name: 'Typ' }).click();
    await page.getByRole('option', { name: 'Reflektory' }).click();
    await field('Opis produktu (polski)').fill('Smukła lampa do jadalni.');
    await field('Stopień ochrony IP').fill('4');
    await expect.element(field('Maksymalne pochylenie')).not.toBeInTheDocument();
    await page.getByText('Wymiary i montaż').click();
    await field('Maksymalne pochylenie').fill('120');
    await field('Temperatura barwowa').fill('27');
    await button('Zapisz').click();
    for (const [label, fault] of [
      ['Stopień ochrony IP', 'Wpisz dwie cyfry, np. 20 albo 44.'],
      ['Maksymalne pochylenie', 'Najwyżej 90.'],
      ['Temperatura barwowa', /^Co najmniej 1.?000\.$/],
    ] as const)
      await expect.element(field(label)).toHaveAccessibleDescription(fault);
    for (const [label, typed] of TECHNICAL) await field(label).fill(typed);
    await page.getByLabelText('Może wisieć na łuku').click();
    await expectAccessible();
    await button('Zapisz').click();
    await expect.element(page.getByText('Dodano jako nieaktywny: Nowa')).toBeVisible();
    expect(shop.list('bindings')).toMatchObject([
      {
        ...{ type: 'spot', productDescription: 'Smukła lampa do jadalni.', fitsBent: false },
        ...Object.assign({}, ...TECHNICAL.map(([, , fields]) => fields)),
      },
    ]);
  });

  it('are exported, import again unchanged, and a file changes or empties some of them', async () => {
    const luminaire = { id: 'own', title: 'Nowa', type: 'spot', lumens: 1320, cct: 3000, ip: '44', beam: 24 };
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [luminaire] });
    await openAdministration('oprawy');
    const saved = catchFiles();
    await button('Eksportuj').click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    await expect.poll(() => saved.length).toBe(1);
    const dialog = page.getByRole('dialog', { name: /^Import/ });
    await button('Importuj').click();
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    chooseFile(fileOf(saved[0]));
    await expect.element(dialog.getByRole('status')).toHaveTextContent('nic do zaimportowania');
    await button('Wybierz inny plik', dialog).click();
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    chooseFile(csvFile('oprawy.csv', ['id;lumens;cct;ip', 'own;1500;;IP20']));
    await expect.element(dialog.getByRole('tab', { name: 'Do zmiany: 1' })).toBeVisible();
    await dialog.getByRole('button', { name: /^Importuj 1/ }).click();
    await expect.element(page.getByText('zmieniono 1')).toBeVisible();
    const imported = shop.find('bindings', 'own');
    expect(imported).toMatchObject({ lumens: 1500, ip: '20', beam: 24 });
    expect(imported).not.toHaveProperty('cct');
  });
});

describe('files of an article', () => {
  const UPLOAD = 'POST /api/files/:folder/:collection';
  const picture = (name = 'zaslepka.svg', type = 'image/svg+xml') =>
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type });

  it('are refused by their kind, and by the service if they are unreadable', async () => {
    const { service } = openShop();
    await openAdministration('akcesoria/create');
    await expect.element(button('Wybierz plik')).toBeVisible();
    chooseFile(picture('cennik.pdf', 'application/pdf'));
    await expect.element(page.getByText('To nie jest zdjęcie.')).toBeVisible();
    service.answer({ [UPLOAD]: () => refuse(400, 'invalid') });
    chooseFile(picture('ucięte.png', 'image/png'));
    await expect.element(page.getByText('Tego zdjęcia nie da się odczytać.')).toBeVisible();
  });

  it('show a data sheet only if it is a PDF', async () => {
    const { service } = openShop();
    await openAdministration('oprawy/create');
    const sheet = group('Karta katalogowa');
    await expect.element(sheet).toBeVisible();
    const choose = (content: string, name: string, type: string) =>
      chooseFile(new File([content], name, { type }), sheet.element());
    choose('<html>', 'karta.html', 'text/html');
    await expect.element(sheet.getByText('To nie jest PDF.')).toBeVisible();
    const accept = service.answer({ [UPLOAD]: () => refuse(400, 'invalid') });
    choose('<script>alert(1)</script>', 'karta.pdf', 'application/pdf');
    await expect.element(sheet.getByText('Mimo nazwy ten plik nie jest PDF-em.')).toBeVisible();
    accept();
    choose('%PDF-1.7', 'karta.pdf', 'application/pdf');
    const link = sheet.getByRole('link', { name: 'Pobierz kartę katalogową' });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(/^\/files\/sheets\/bindings\//);
  });

  it('are sent again after a loss, can be cancelled without loss, and after a refusal', async () => {
    const { service } = openShop();
    await openAdministration('micro/bramki/create');
    await expect.element(button('Wybierz plik')).toBeVisible();
    const first = group('Zdjęcie').element();
    const shown = page.getByRole('img', { name: /^Zdjęcie:/ });
    const source = () => shown.element().getAttribute('src');
    chooseFile(picture(), first);
    await expect.element(button('Usuń zdjęcie')).toBeVisible();
    const stored = source();

    const reconnect = service.answer({ [UPLOAD]: () => Promise.reject(new TypeError()) });
    chooseFile(picture(), first);
    await expect.element(page.getByText('Serwer nie odpowiada. Próbuję ponownie')).toBeVisible();
    await button('Przerwij').click();
    await expect.poll(source).toBe(stored);
    reconnect();

    const headers = { 'retry-after': '170' };
    const accept = service.answer({ [UPLOAD]: () => Response.json({}, { status: 429, headers }) });
    chooseFile(picture(), first);
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Spróbuj ponownie za 3 minuty.' }))
      .toBeVisible();
    accept();
    await button('Wyślij ponownie').click();
    await expect.element(button('Wyślij ponownie')).not.toBeInTheDocument();
    await expect.element(button('Usuń zdjęcie')).toBeVisible();
    await expect.poll(source).not.toBe(stored);
  });
});

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
const ies = (lines: readonly string[]) => new File([lines.join('\r\n')], 'owal.ies');

describe('the photometric file of a luminaire', () => {
  const photometry = group('Plik fotometryczny');
  const rating = page.getByText('UGR w 4H × 8H, 70/50/20, w poprzek / wzdłuż: 21,7 / 21,7');

  async function openLuminaire(fields: object = {}) {
    const own = {
      id: 'own',
      title: 'owal',
      type: 'spot',
      description: 'ON-1',
      lumens: 1400,
      beam: 24,
      ...fields,
    };
    const shop = openShop({
      ...SAMPLE_SHOP,
      bindings: [own, { id: 'other', title: 'z paczki', type: 'spot', description: 'ON-1B' }],
    });
    const files = new Map<string, File>();
    shop.service.answer({
      'POST /api/files/photometry/bindings': ({ file }) => {
        const url = `/files/photometry/bindings/${crypto.randomUUID()}.ies`;
        if (file) files.set(`${url}.json`, file);
        return Response.json({ url }, { status: 201 });
      },
      'GET /files/photometry/bindings/:file': async ({ url }) => {
        const file = files.get(url.pathname);
        if (!file) return refuse(404, 'not-found');
        const read = readPhotometry(new Uint8Array(await file.arrayBuffer()));
        return { ...read.table, ...(read.stated && { stated: read.stated }), ugr: ugrOf(read) };
      },
    });
    await openAdministration('oprawy/own');
    await expect.element(photometry).toBeVisible();
    return { shop, choose: (file: File) => chooseFile(file, photometry.element()) };
  }

  it('that is broken is reported with its line', async () => {
    const { choose } = await openLuminaire();
    choose(ies(OVAL.with(5, '0 10 9 30')));
    await expect
      .element(photometry.getByRole('alert'))
      .toHaveTextContent(
        'Wiersz 6 („0 10 9 30”): Kąty nie są ułożone rosnąco. Popraw je albo wyeksportuj plik ponownie.',
      );
  });

  it('shows its curve, compares itself with the stated figures, and replaces them', async () => {
    const { shop, choose } = await openLuminaire();
    choose(ies(OVAL));
    const curve = page.getByRole('img', { name: /^Krzywa światłości/ });
    await expect
      .element(curve)
      .toHaveAccessibleName(/maksimum 4000 cd; Kąt w C0-C180 50°, Kąt w C90-C270 30°$/);
    // 10 % of 4,000 cd lie at 9° of the 10° of decay.
    await expect.element(page.getByText('Kąt pola w C0-C180')).toBeVisible();
    const angles = page.getByText(/^(58|38)°$/).elements();
    expect(angles.map(({ textContent }) => textContent)).toEqual(['58°', '38°']);
    const link = photometry.getByRole('link', { name: 'Pobierz plik fotometryczny' });
    await expect.element(link).toHaveAttribute('download', 'ON-1.ies');
    await expect.element(page.getByText('różni się o 17% od podanego: 1400 lm')).toBeVisible();
    await expect
      .element(
        page.getByText(
          /^Według pliku źródła światła dają 1000 lm, a z jego światłości wynika 1635 lm \(164%\)/,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole('img', { name: /^C0 wskazuje 0°.*według pliku/ })).toBeVisible();
    await field('Obrót płaszczyzny C0').fill('90');
    await expect.element(page.getByRole('img', { name: /^C0 wskazuje 90°/ })).toBeVisible();
    await expectAccessible();
    await button('Użyj strumienia i kąta z pliku').click();
    await expect.element(field('Strumień świetlny')).toHaveFocus();
    await expect.element(field('Strumień świetlny')).toHaveValue('1635');
    await expect.element(field('Kąt świecenia')).toHaveValue('40');
    await expect.element(page.getByText('różni się o')).not.toBeInTheDocument();
    await button('Zapisz').click();
    await expect.element(page.getByText('Zapisano: owal')).toBeVisible();
    expect(shop.find('bindings', 'own')).toMatchObject({
      photometry: expect.stringMatching(/^\/files\/photometry\/bindings\/.*\.ies$/),
      ...{ photometryTurn: 90, lumens: 1635, beam: 40 },
    });
  });

  it('with an opening rates its glare, unless the luminaire tilts', async () => {
    const { choose } = await openLuminaire();
    choose(ies(PANEL));
    await expect.element(rating).toBeVisible();
    await page.getByText('Wymiary i montaż').click();
    await field('Maksymalne pochylenie').fill('30');
    await expect
      .element(page.getByText('UGR: oprawa się pochyla, więc olśnienie zależy od planu.'))
      .toBeVisible();
    await field('Maksymalne pochylenie').fill('');
    await rating.click();
    await expect.element(page.getByRole('row', { name: /^12H × 8H( 2\d,\d){10}$/ })).toBeVisible();
    await expectAccessible();
    choose(ies(OVAL));
    await expect.element(page.getByText('UGR: plik nie podaje wymiarów powierzchni świecącej')).toBeVisible();
  });

  it('comes from a ZIP of files named by product codes', async () => {
    const { shop } = await openLuminaire();
    await page.getByRole('link', { name: 'Anuluj', exact: true }).click();
    await expect.element(row('z paczki')).toBeVisible();
    await button('Importuj').click();
    const dialog = page.getByRole('dialog', { name: /^Import/ });
    await expect.element(button('Wybierz plik', dialog)).toBeVisible();
    const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\r\n'));
    const zip = zipSync({
      'fotometria/on-1b.ies': bytes(OVAL),
      'fotometria/ON-1.ies': bytes(OVAL.slice(0, -1)),
      'fotometria/NIEZNANA.ies': bytes(OVAL),
    });
    chooseFile(new File([zip as BlobPart], 'fotometria.zip', { type: 'application/zip' }));
    await expect.element(dialog.getByRole('row', { name: 'z paczki' })).toHaveTextContent('.ies');
    await expect.element(dialog.getByText(/z jego światłości wynika 1635 lm/)).toBeVisible();
    await dialog.getByRole('tab', { name: 'Odrzucone: 2' }).click();
    await expect.element(dialog.getByRole('row', { name: 'ON-1.ies' })).toHaveTextContent('Brakuje liczby');
    await expect
      .element(dialog.getByRole('row', { name: 'NIEZNANA.ies' }))
      .toHaveTextContent('nie ma takiego kodu');
    await button('Importuj 1 plik', dialog).click();
    await expect.element(page.getByText('dodano 0, zmieniono 1')).toBeVisible();
    expect(shop.find('bindings', 'other')?.photometry).toMatch(/^\/files\/photometry\/bindings\//);
  });
});
