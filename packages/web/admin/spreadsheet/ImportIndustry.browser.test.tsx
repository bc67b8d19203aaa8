import { BMECAT_XML, GLDF_XML } from '@lumitor/domain/industry/testing/samples';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessible.ts';
import { refuse } from '../../testing/service.ts';
import { button, chooseFile } from '../testing/acts.ts';
import { openAdministration } from '../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../testing/shop.ts';

const dialog = page.getByRole('dialog', { name: /^Import/ });
const tab = (name: string) => dialog.getByRole('tab', { name });
const row = (name: string | RegExp) => dialog.getByRole('row', { name });

const drawing = strToU8(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const PHOTOMETRY = strToU8(
  ['IESNA:LM-63-2002', 'TILT=NONE', '1 1000 1 3 1 1 2 0 0 0', '1 1 20', '0 45 90', '0', '400 200 0'].join(
    '\r\n',
  ),
);

const zipped = (name: string, files: Record<string, Uint8Array>) =>
  new File([zipSync(files) as BlobPart], name, { type: 'application/zip' });
const gldf = (files: Record<string, Uint8Array> = {}) =>
  zipped('fino.gldf', { 'product.xml': strToU8(GLDF_XML), ...files });

async function openImport(file: File) {
  await button('Importuj').click();
  await expect.element(button('Wybierz plik', dialog)).toBeVisible();
  chooseFile(file);
}

const ENCLOSED = {
  'image/front.png': drawing,
  'image/sketch.svg': drawing,
  'ldc/spot.ldt': PHOTOMETRY,
};

describe('a GLDF', () => {
  it('adds and changes luminaires with pictures and photometry, and is undone as one change', async () => {
    const known = {
      id: 'known',
      title: 'Fino stary',
      type: 'spot',
      description: 'GL-100',
      price: 200,
      lumens: 900,
    };
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [known] });
    await openAdministration('oprawy');
    await openImport(gldf(ENCLOSED));
    await expect.element(tab('Do zmiany: 1')).toHaveAttribute('aria-selected', 'true');
    await expect.element(row(/Strumień świetlny/)).toHaveTextContent(/900.*1320/);
    await expect.element(row(/Plik fotometryczny/)).toHaveTextContent('spot.ldt');
    await expect.element(row(/^Kolejne zdjęcia/)).toHaveTextContent('sketch.svg');
    await expect
      .element(dialog.getByText(/nie zostanie dodany: https:\/\/example\.org\/far\.jpg/))
      .toBeVisible();
    await expectAccessible();
    await tab('Do dodania: 1').click();
    await expect.element(row(/Fino, 4000 K/)).toHaveTextContent(/GL-100-2/);
    await button('Importuj 2 wiersze', dialog).click();
    await expect.element(page.getByText('dodano 1, zmieniono 1')).toBeVisible();
    expect(shop.find('bindings', 'known')).toMatchObject({
      ...{
        title: 'Fino, 3000 K',
        titleEn: 'Fino, 3000 K',
        type: 'spot',
        price: 200,
        lumens: 1320,
        power: 12.5,
      },
      ...{ cct: 3000, cri: 90, ip: '20', protectionClass: 'II', ean: '5901234123457', isBlack: true },
      ...{
        priceEuro: { onOff: 49.9, dali: 49.9, zigbee: 49.9 },
        img: expect.stringMatching(/^\/files\/images\/bindings\//),
      },
      ...{
        pictures: [expect.stringMatching(/^\/files\/images\/bindings\//)],
        photometry: expect.stringMatching(/^\/files\/photometry\//),
      },
    });
    const added = shop.list('bindings').find(({ id }) => id !== 'known');
    expect(added).toMatchObject({
      description: 'GL-100-2',
      title: 'Fino, 4000 K',
      lumens: 2720,
      active: false,
    });
    // Both variants name the same pictures.
    expect(shop.service.requests('POST /api/files/images/bindings')).toHaveLength(2);
    await button('Cofnij').click();
    await expect.element(page.getByText('Cofnięto.')).toBeVisible();
    expect(shop.list('bindings')).toMatchObject([{ id: 'known', title: 'Fino stary', lumens: 900 }]);
  });

  it('leaves the pictures of an article that has some, and is imported without a refused file', async () => {
    const img = '/files/images/bindings/own.webp';
    const known = { id: 'known', title: 'Fino', type: 'spot', description: 'GL-100', img };
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [known] });
    shop.service.answer({ 'POST /api/files/images/bindings': () => refuse(400, 'invalid') });
    await openAdministration('oprawy');
    await openImport(gldf(ENCLOSED));
    const start = button('Importuj 2 wiersze', dialog);
    await start.click();
    await expect
      .element(dialog.getByText(/Serwer nie przyjął plików: front\.png .*sketch\.svg/))
      .toBeVisible();
    expect(shop.list('bindings')).toHaveLength(1);
    await start.click();
    await expect.element(page.getByText('dodano 1, zmieniono 1')).toBeVisible();
    expect(shop.find('bindings', 'known')).toMatchObject({ img });
    expect(shop.list('bindings').find(({ id }) => id !== 'known')).toMatchObject({ img: '', pictures: [] });
  });
});

describe('a BMEcat', () => {
  it('adds articles with prices and lead times, and lists what it cannot store', async () => {
    const shop = openShop({ ...SAMPLE_SHOP, bindings: [] });
    await openAdministration('oprawy');
    await openImport(zipped('katalog.zip', { 'katalog.xml': strToU8(BMECAT_XML), 'duo.png': drawing }));
    await expect.element(row(/Reflektor Duo/)).toHaveTextContent(/Czas dostawy \(d\)14/);
    await expect.element(dialog.getByText(/nie zostanie dodany: detail\.png/)).toBeVisible();
    await tab('Odrzucone: 1').click();
    await expect.element(row(/5901234123450/)).toHaveTextContent(/nie jest kodem EAN/);
    await expectAccessible();
    await button('Importuj 1 wiersz', dialog).click();
    await expect.element(page.getByText('dodano 1, zmieniono 0')).toBeVisible();
    expect(shop.list('bindings')).toMatchObject([
      {
        ...{ description: '0012', title: 'Reflektor Duo', titleEn: 'Duo spotlight', ean: '5901234123457' },
        ...{
          price: 299.9,
          priceEuro: { onOff: 63, dali: 63, zigbee: 63 },
          leadDays: 14,
          lumens: 1320,
          active: false,
        },
        ...{
          productDescription: 'Do szyn.\nDALI',
          img: expect.stringMatching(/^\/files\/images\/bindings\//),
        },
      },
    ]);
  });

  it('of a second import changes nothing, and its price stays for what a luminaire is made for', async () => {
    const shop = openShop({
      ...SAMPLE_SHOP,
      bindings: [
        {
          ...{
            id: 'known',
            description: '0012',
            title: 'Duo',
            type: 'spot',
            lumens: 1320,
            cri: 90,
            ip: '20',
          },
          price: { onOff: 0, dali: 100, zigbee: 0 },
        },
      ],
    });
    await openAdministration('oprawy');
    const file = () => new File([BMECAT_XML], 'katalog.xml', { type: 'text/xml' });
    await openImport(file());
    await button('Importuj 1 wiersz', dialog).click();
    await expect.element(page.getByText('dodano 0, zmieniono 1')).toBeVisible();
    expect(shop.find('bindings', 'known')).toMatchObject({ price: { onOff: 0, dali: 299.9, zigbee: 0 } });
    await openImport(file());
    await expect.element(dialog.getByRole('status')).toHaveTextContent(/1 wiersz niczego nie zmienia/);
    await expect.element(button('Importuj 0 wierszy', dialog)).toBeDisabled();
  });

  it.each([
    [
      'of entities',
      BMECAT_XML.replace('<BMECAT', '<!DOCTYPE b [<!ENTITY a "aa">]><BMECAT'),
      /deklaruje własne encje, wiersz 2/,
    ],
    ['that is cut', BMECAT_XML.slice(0, 900), /XML jest uszkodzony, wiersz \d+/],
    ['of another format', '<?xml version="1.0"?><rss/>', /ani GLDF, ani BMEcat/],
  ])('%s is refused with a reason', async (_, text, reason) => {
    openShop({ ...SAMPLE_SHOP, bindings: [] });
    await openAdministration('oprawy');
    await openImport(new File([text], 'katalog.xml', { type: 'text/xml' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(reason);
  });
});
