import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessible.ts';
import { losing, refuse } from '../../../testing/service.ts';
import { button, confirmsLeaving, field } from '../../testing/acts.ts';
import { openAdministration } from '../../testing/administration.tsx';
import { openShop, SAMPLE_SHOP } from '../../testing/shop.ts';

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const shopWith = (accessory: object) =>
  openShop({ ...SAMPLE_SHOP, accessories: [{ type: 'próbny', price: 10, active: true, ...accessory }] });

describe('the form of an article', () => {
  it('lists the fields at fault, focuses the first, and is accessible with its messages', async () => {
    openShop();
    await openAdministration('akcesoria/create');
    await button('Zapisz').click();
    await expect.element(page.getByText('Popraw zaznaczone pola: 2.')).toBeVisible();
    await expect.element(field('Nazwa (polski)')).toHaveFocus();
    await expect.element(field('Nazwa (polski)')).toHaveAccessibleDescription('Wypełnij to pole.');
    await expectAccessible();
  });

  it.each(['akcesoria', 'micro/akcesoria'])(
    'of %s adds an inactive article, edits it and switches it on in its row',
    async (path) => {
      const shop = openShop({ ...SAMPLE_SHOP, accessories: [] });
      const collection = path === 'akcesoria' ? 'accessories' : 'microAccessories';
      await openAdministration(path);
      await link('Dodaj').click();
      await field('Nazwa (polski)').fill('Nowa');
      await expect.element(page.getByRole('note')).toHaveTextContent('Nowy artykuł jest nieaktywny');
      await field('Nazwa (angielski)').fill('New one');
      await page.getByRole('combobox', { name: 'Typ' }).fill('próbny');
      await field('Cena netto PLN').fill('1 234,50');
      await page.getByRole('radio', { name: 'Biały' }).click();
      await button('Zapisz').click();
      await expect.element(page.getByText('Dodano jako nieaktywny: Nowa')).toBeVisible();
      for (const words of ['New one', '1 234,50 zł', 'po kursie', 'Biały'])
        await expect.element(row('Nowa')).toHaveTextContent(words);
      expect(shop.list(collection)).toMatchObject([
        { price: 1234.5, isWhite: true, isBlack: false, active: false },
      ]);

      await link('Nowa').click();
      await field('Nazwa (angielski)').fill('Another');
      await field('Cena netto EUR').fill('29,999');
      await field('Kod').fill('ZZ9999');
      await expect.element(field('Cena netto EUR')).toHaveValue('30,00');
      await userEvent.keyboard('{Control>}s{/Control}');
      for (const words of ['Another', '30,00 €', 'ZZ9999'])
        await expect.element(row('Nowa')).toHaveTextContent(words);
      await page.getByRole('switch', { name: 'Aktywny: Nowa' }).click();
      await expect.poll(() => shop.list(collection)[0]?.active).toBe(true);
    },
  );

  it('reports a value refused by the service at its field, and keeps what was typed', async () => {
    const { service } = shopWith({ title: 'Odrzucona' });
    await openAdministration('akcesoria');
    await link('Odrzucona').click();
    await field('Cena netto EUR').fill('7');
    const accept = service.answer({
      'POST /api/changes': () => refuse(400, 'invalid', { field: 'priceEuro', operation: 0 }),
    });
    await button('Zapisz').click();
    await expect
      .element(field('Cena netto EUR'))
      .toHaveAccessibleDescription('Nieprawidłowa wartość. Wpisz inną.');
    await expect.element(field('Cena netto EUR')).toHaveValue('7,00');
    accept();
    await button('Zapisz').click();
    await expect.element(row('Odrzucona')).toHaveTextContent('7,00 €');
  });

  it('stores a new article once if the answer was lost', async () => {
    const shop = openShop();
    await openAdministration('micro/bramki/create');
    await field('Nazwa (polski)').fill('Bramka bez łącza');
    await field('Kod').fill('BR-0002');
    const change = shop.routes('anna@lumitor.example', 'owner')['POST /api/changes'];
    const mend = shop.service.answer({ 'POST /api/changes': losing((request) => change?.(request)) });
    await button('Zapisz').click();
    const notice = page.getByRole('status').filter({ hasText: 'Próbuję ponownie' });
    await expect.element(notice).toBeVisible();
    await expectAccessible();
    await button('Przerwij', notice).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Serwer nie odpowiedział' }))
      .toBeVisible();
    await expect.element(field('Nazwa (polski)')).toHaveValue('Bramka bez łącza');
    await expect.element(field('Kod')).toHaveValue('BR-0002');
    mend();
    await button('Zapisz').click();
    await expect.element(page.getByText('Dodano jako nieaktywny: Bramka bez łącza')).toBeVisible();
    expect(shop.list('microGateways')).toHaveLength(1);
  });

  it.each([
    ['akcesoria', 'Do szyn w jakim kolorze pasuje.'],
    ['szyny', 'Kolor samej szyny.'],
  ])('of %s explains its colour', async (path, words) => {
    openShop();
    await openAdministration(`${path}/create`);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByText(/Do szyn w jakim kolorze pasuje|Kolor samej szyny/).elements()).toHaveLength(1);
  });

  it('of a gateway explains what is not offered', async () => {
    openShop();
    await openAdministration('bramki/create');
    const offered = page.getByRole('checkbox', { name: 'Pokazywana w podsumowaniu' });
    await expect.element(offered).toBeChecked();
    await expect.element(offered).toHaveAccessibleDescription(/^Wyłączone: podsumowanie jej nie wymienia/);
  });

  it.each(['akcesoria', 'micro/akcesoria'])(
    'of %s with unsaved changes asks before it is left',
    async (path) => {
      const own = [{ title: 'Pilnowana', type: 'próbny' }];
      openShop({ ...SAMPLE_SHOP, accessories: own, microAccessories: own });
      await openAdministration(path);
      await link('Pilnowana').click();
      await expect.element(field('Kod')).toBeVisible();
      expect(confirmsLeaving()).toBe(false);
      await field('Kod').fill('ZZ7');
      expect(confirmsLeaving()).toBe(true);
      await link('Anuluj').click();
      const question = page.getByRole('dialog', { name: 'Porzucić niezapisane zmiany?' });
      await button('Wróć do edycji', question).click();
      await expect.element(field('Kod')).toHaveValue('ZZ7');
      await link('Anuluj').click();
      await button('Porzuć zmiany', question).click();
      await expect.element(row('Pilnowana')).toBeVisible();
      await expect.element(row('Pilnowana')).not.toHaveTextContent('ZZ7');
    },
  );

  it.each([
    ['micro/bramki', 'Nazwa (polski)'],
    ['emaile', 'E-mail'],
    ['reflinks', 'Nazwa'],
  ])('of a new entry of %s asks before a reload once something is typed', async (path, label) => {
    openShop();
    await openAdministration(`${path}/create`);
    await page.getByLabelText(label).fill('wpisane@studio.example');
    await expect.poll(confirmsLeaving).toBe(true);
  });
});

describe('the form of a luminaire', () => {
  const group = (name: string) => page.getByRole('group', { name });
  const zloty = group('Cena netto PLN').first();
  const euro = group('Cena netto EUR').first();
  const made = group('Wykonywana dla');
  const ofControl = 'Osobno dla sterowania';

  async function openLuminaire(fields: object) {
    const shop = openShop({
      ...SAMPLE_SHOP,
      bindings: [{ title: 'Oprawa', type: 'spot', price: 99.9, power: 8, active: true, ...fields }],
    });
    await openAdministration('oprawy');
    await link('Oprawa').click();
    return shop;
  }

  it('takes a price for each control, and switching between one and several loses nothing', async () => {
    await openLuminaire({});
    await button(ofControl, zloty).click();
    await expect.element(field('Cena netto PLN, Zigbee')).toHaveValue('99,90');
    await field('Cena netto PLN, DALI').fill('abc');
    await button('Zapisz').click();
    await expect
      .element(field('Cena netto PLN, DALI'))
      .toHaveAccessibleDescription('Wpisz liczbę, np. 129,90.');
    await field('Cena netto PLN, DALI').fill('129,9');
    await button('Jedna dla wszystkich', zloty).click();
    await expect.element(field('Cena netto PLN')).toHaveValue('99,90');
    await button(ofControl, zloty).click();
    await expect.element(field('Cena netto PLN, DALI')).toHaveValue('129,90');
  });

  it('requires a price for each control it is made for, and the list shows each', async () => {
    const shop = await openLuminaire({});
    await button(ofControl, zloty).click();
    await field('Cena netto PLN, DALI').fill('129,9');
    await button(ofControl, euro).click();
    await field('Cena netto EUR, DALI').fill('31');
    await made.getByRole('checkbox', { name: 'Zigbee' }).click();
    await expect.element(field('Cena netto PLN, Zigbee')).not.toBeInTheDocument();
    await field('Cena netto PLN, On/Off').fill('0');
    await button('Zapisz').click();
    await expect.element(field('Cena netto PLN, On/Off')).toHaveAccessibleDescription(/^Podaj cenę/);
    await field('Cena netto PLN, On/Off').fill('99,9');
    await button('Zapisz').click();
    for (const words of ['On/Off 99,90 zł', 'DALI 129,90 zł', 'Zigbee nie ma', 'On/Off po kursie'])
      await expect.element(row('Oprawa')).toHaveTextContent(words);
    expect(shop.list('bindings')).toMatchObject([
      { price: { onOff: 99.9, dali: 129.9, zigbee: 0 }, priceEuro: { onOff: 0, dali: 31, zigbee: 0 } },
    ]);
  });

  it('stays made for some controls only if it gets one price', async () => {
    const price = { onOff: 99.9, dali: 129.9, zigbee: 0 };
    await openLuminaire({ price });
    await button('Jedna dla wszystkich', zloty).click();
    await field('Cena netto PLN').fill('110');
    await button('Zapisz').click();
    await expect.element(row('Oprawa')).toHaveTextContent('DALI 110,00 zł');
    await link('Oprawa').click();
    await expect.element(field('Cena netto PLN')).toHaveValue('110,00');
    await expect.element(made.getByRole('checkbox', { name: 'Zigbee' })).not.toBeChecked();
  });

  it('keeps its addresses while DALI is switched off and on', async () => {
    const shop = await openLuminaire({});
    await page.getByText('Sterowanie DALI').click();
    await field('Adresy DALI').fill('2');
    const dali = made.getByRole('checkbox', { name: 'DALI' });
    await dali.click();
    await expect.element(field('Adresy DALI')).not.toBeInTheDocument();
    await dali.click();
    await button('Zapisz').click();
    await expect.element(row('Oprawa')).toBeVisible();
    expect(shop.list('bindings')).toMatchObject([{ addresses: 2 }]);
  });
});
