import { amountNextTo, configurator, openLine } from './support/configurator.ts';
import { downloadOf, orderFileOf } from './support/download.ts';
import { expect, test } from './support/test.ts';

/*
 * Manual calculation of this layout (D13 to D18), suspended and white. Step 1: 400 cm, 2 rails of 200, joined once.
 * Step 2: 250 cm after a corner, a 200 and a 100, joined once. Step 3: a bent rail of 100 cm. Step 4: 200 cm with a T.
 * Step 5: 137 cm on the T, a 200, cut. 1087 cm take two feeds. Straight connectors: 1 + 1 inside, one at the bend, one
 * after it.
 */
test('A visitor draws a Standard layout by mouse, checks parts and price, saves and downloads it', async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const it = await openLine(page);

  await test.step('rails: lengths, a corner, a bend, a T, family and colour', async () => {
    await it.addRail({ length: 400 });
    await it.addRail({ length: 250, course: 'Narożnik w dół' });
    await it.addRail({ length: 100, course: 'Łuk w prawo' });
    await it.addRail({ length: 200, tee: true });
    await it.addRail({ length: 137 });
    await expect(it.described).toContainText('5 szyn, 10,87 m.');
    await expect(it.steps).toHaveText([
      /1.*Szyna początkowa.*400 cm/,
      /2.*narożnik w dół.*250 cm/i,
      /3.*łuk w prawo.*100 cm/i,
      /4.*prosto w prawo \+ T.*200 cm/i,
      /5.*prosto.*137 cm/i,
    ]);
    await page.getByRole('radio', { name: 'Szyna zwieszana' }).check();
    await page.getByRole('radio', { name: 'Biały' }).check();
    await expect(page.getByRole('radio', { name: 'Szyna zwieszana' })).toBeChecked();
    await expect(it.line('Szyna zwieszana, 200 cm')).toContainText('MT0004');
  });

  await test.step('luminaires, found by words', async () => {
    await it.openStage('Oprawy');
    await page.getByRole('searchbox', { name: 'Szukaj nazwy lub kodu' }).fill('nero 20');
    await expect(page.getByRole('status').filter({ hasText: 'Znaleziono: 1' })).toBeVisible();
    await it.expected('Reflektor Nero 20 W', 6);
    await page.getByRole('searchbox', { name: 'Szukaj nazwy lub kodu' }).fill('');
    await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption('Oprawy liniowe');
    await page
      .getByRole('button', { name: 'Jedna sztuka więcej: Oprawa liniowa Opal 60 cm 16 W' })
      .click({ clickCount: 2 });
    await expect(page.getByRole('heading', { name: 'Oprawy' }).locator('xpath=..')).toContainText(
      '8 opraw, 152 W',
    );
  });

  await test.step('system, gateway, and the recommended supply', async () => {
    await it.openStage('Zasilanie');
    await page.getByRole('radio', { name: 'DALI-2', exact: true }).check();
    await page.getByRole('radio', { name: 'Bramka DALI-2 z Wi-Fi' }).check();
    await page.getByRole('radio', { name: 'Zasilacz DALI 200 W' }).check();
    await expect(page.getByRole('radio', { name: 'Zasilacz DALI 200 W' })).toBeChecked();
    await expect(it.bill.getByRole('meter', { name: 'Obciążenie zasilacza' })).toHaveAttribute(
      'aria-valuetext',
      /152\sW z 200\sW/,
    );
    await expect(it.bill).toContainText('zapas 24 %');
  });

  await test.step('manual accessories, in addition to those by rules', async () => {
    await it.openStage('Akcesoria');
    await it.expected('Zestaw linek 1,5 m', 4);
    await it.expected('Zaślepka zwieszana', 1);
    await expect(it.line('Zaślepka zwieszana')).toContainText('3 z układu + 1 ręcznie');
  });

  await test.step('the bill matches the rules and the price list', async () => {
    for (const [title, quantity, total] of [
      ['Szyna zwieszana, 200 cm', '5 ×', '2 140,00 zł'],
      ['Szyna zwieszana, 100 cm', '1 ×', '214,00 zł'],
      ['Szyna gięta zwieszana 100 cm', '1 ×', '362,00 zł'],
      ['Łącznik prosty zwieszany', '4 ×', '172,00 zł'],
      ['Łącznik kątowy zwieszany', '1 ×', '65,00 zł'],
      ['Łącznik T zwieszany', '1 ×', '87,00 zł'],
      ['Zaślepka zwieszana', '4 ×', '80,00 zł'],
      ['Zasilanie liniowe zwieszane', '2 ×', '196,00 zł'],
      ['Zestaw montażowy zwieszany', '19 ×', '494,00 zł'],
      ['Zestaw linek 1,5 m', '4 ×', '236,00 zł'],
      ['Reflektor Nero 20 W', '6 ×', '2 214,00 zł'],
      ['Oprawa liniowa Opal 60 cm 16 W', '2 ×', '678,00 zł'],
      ['DALI-2', '', '390,00 zł'],
      ['Bramka DALI-2 z Wi-Fi', '1 ×', '890,00 zł'],
      ['Zasilacz DALI 200 W', '1 ×', '312,00 zł'],
    ] as const) {
      const line = it.line(title).first();
      await expect.soft(line).toContainText(quantity);
      await expect.soft(line).toContainText(total);
    }
    await expect(it.total('netto')).toHaveText('8 530,00 zł');
    await expect(it.total('VAT 23 %')).toHaveText('1 961,90 zł');
    await expect(it.total('brutto')).toHaveText('10 491,90 zł');
    await expect(it.bill).toContainText('52 sztuki');
  });

  await test.step('summary: name, e-mail, consent, and the address to copy', async () => {
    await it.summaryButton.click();
    await expect(page.getByRole('img', { name: 'Układ: 5 szyn, 10,87 m' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Nazwa projektu' }).fill('Salon Żółtych');
    await page.getByRole('textbox', { name: 'E-mail (nieobowiązkowy)' }).fill('anna@zolta.example');
    const consent = page.getByRole('checkbox', { name: /newsletter/ });
    await expect(consent).not.toBeChecked();
    await consent.check();
    await expect(page.getByRole('link', { name: /Polityka prywatności/ }).first()).toHaveAttribute(
      'href',
      '/polityka-prywatnosci',
    );
    await page.getByRole('button', { name: 'Zapisz zamówienie' }).click();
    await expect(page.getByRole('heading', { name: 'Zamówienie zapisane' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Kod QR z adresem zamówienia' })).toBeVisible();
    await page.getByRole('button', { name: 'Kopiuj' }).click();
    await expect(page.getByRole('button', { name: 'Skopiowano' })).toBeVisible();
  });

  const address = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('textbox', { name: 'Adres zamówienia' })).toHaveValue(address);
  const stored = await context.newPage();

  await test.step('the address shows drawing, parts, cut list, totals and the day', async () => {
    await stored.goto(address);
    await expect(stored.getByRole('heading', { name: 'Salon Żółtych', level: 1 })).toBeVisible();
    await expect(stored.getByRole('img', { name: 'Układ: 5 szyn, 10,87 m' })).toBeVisible();
    const parts = stored.getByRole('table', { name: 'Zestawienie elementów' });
    const cellsOf = (name: RegExp) => parts.getByRole('row', { name }).getByRole('cell');
    await expect(cellsOf(/Szyna zwieszana, 200 cm, kolor biały\s*MT0004/)).toHaveText([
      '5',
      '428,00 zł',
      '2 140,00 zł',
    ]);
    await expect(cellsOf(/Zaślepka zwieszana/)).toHaveText(['4', '20,00 zł', '80,00 zł']);
    await expect(
      stored.getByRole('table', { name: 'Lista cięcia' }).locator('tbody').getByRole('row'),
    ).toHaveText([
      '200 cmbez cięcia4–1, 2, 4',
      '200 cm137 cm163 cm5',
      '100 cm50 cm150 cm2',
      '100 cm, giętabez cięcia1–3',
    ]);
    await expect(amountNextTo(stored, 'Razem netto')).toHaveText('8 530,00 zł');
    await expect(amountNextTo(stored, 'VAT 23 %')).toHaveText('1 961,90 zł');
    await expect(amountNextTo(stored, 'Razem brutto')).toHaveText('10 491,90 zł');
    await expect(amountNextTo(stored, 'Kolor')).toHaveText('biały');
    await expect(amountNextTo(stored, 'Liczba elementów')).toHaveText('52 szt.');
    const today = new Date().toLocaleDateString('pl', { dateStyle: 'long' });
    await expect(stored.getByRole('time')).toContainText(today);
    await expect(stored.getByRole('main')).not.toContainText('anna@');
  });

  await test.step('its PDF and CSV', async () => {
    const pdf = await downloadOf(stored, 'Pobierz PDF');
    expect(pdf.name).toMatch(/^Salon-Zoltych-[\w-]+\.pdf$/);
    const bytes = pdf.content.toString('latin1');
    expect(bytes.slice(0, 5)).toBe('%PDF-');
    expect(bytes.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(2);
    const csv = await orderFileOf(stored, 'Zestawienia CSV');
    expect(csv.name).toMatch(/^Salon-Zoltych-[\w-]+\.csv$/);
    expect(csv.content.toString('utf8').split('\r\n')).toEqual(
      expect.arrayContaining([
        '\ufeffZestawienie elementów',
        'Grupa;Kod;Artykuł;Sztuk;Cena netto (PLN);Wartość netto (PLN);Uwagi',
        'Szyny;MT0004;Szyna zwieszana, 200 cm, kolor biały;5;428,00;2140,00;',
        'Oprawy;ON0116;Reflektor Nero 20 W, kolor biały;6;369,00;2214,00;',
      ]),
    );
  });

  await test.step('it opens in the configurator with layout and choices', async () => {
    await stored.getByRole('link', { name: 'Edytuj w konfiguratorze' }).click();
    const again = configurator(stored);
    await expect(again.described).toContainText('5 szyn, 10,87 m.');
    await expect(again.total('brutto')).toHaveText('10 491,90 zł');
    await expect(stored.getByRole('radio', { name: 'Szyna zwieszana' })).toBeChecked();
    await expect(again.line('Bramka DALI-2 z Wi-Fi')).toBeVisible();
  });

  await test.step('the shop has the order, and the e-mail with its consent', async () => {
    const [order] = await shop.ordersNamed('Salon Żółtych');
    expect(order).toMatchObject({
      vat: 1.23,
      parent: '',
      order: {
        frameType: 'MT0004',
        frameLength100: 2,
        frameLength200: 5,
        systemType: 'dali',
        gateWay: 'Bramka DALI-2 z Wi-Fi',
        power: 200,
        totalItems: 52,
        isBlack: false,
        isWhite: true,
        isMicro: false,
      },
      data: {
        language: 'PL',
        currency: 'PLN',
        totals: { net: 853_000, gross: 1_049_190 },
        email: 'anna@zolta.example',
      },
    });
    const [email] = await shop.list('emails', '?prefix=email:anna%40zolta');
    expect(email).toMatchObject({ email: 'anna@zolta.example', refData: null });
  });
});
