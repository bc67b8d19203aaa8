import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { planOf, withPut } from '@lumitor/domain/testing/arbitraryPlan';
import { sampleOrder, sampleTranslate } from '@lumitor/domain/testing/sampleOrder';
import { NO_WIRING } from '@lumitor/domain/wiring/wiring';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { orderCsv } from './orderCsv.ts';

const plan = {
  ...withPut(planOf([[400], [150, 'right']], { a: 2, c: 1 }), {
    bindingId: 'a',
    stepId: 's0',
    at: 300,
    turn: 30,
    tilt: 45,
  }),
  wiring: {
    ...NO_WIRING,
    feeds: [
      { id: 'f', stepId: 's0', at: 200 },
      { id: 'g', stepId: 's1', at: 150 },
    ],
    cuts: [{ stepId: 's1', at: 0 }],
  },
};
const page = sampleOrder(plan);
const sectionsOf = (language: string, delimiter: string, installation = orderInstallation(page)) =>
  orderCsv(page, installation, language, sampleTranslate(language))
    .slice(1)
    .split('\r\n\r\n')
    .map((section) => Papa.parse<string[]>(section, { delimiter, skipEmptyLines: true }).data);

it('contains the tables of an order one after another, each under its title', () => {
  expect(sectionsOf('PL', ';').map(([title]) => title)).toEqual([
    ['Zestawienie elementów'],
    ['Zestawienie opraw'],
    ['Oprawy'],
    ['Strefy i zasilacze, 48 V DC'],
    ['Zasilania i podziały'],
    ['Cięcia szyn'],
  ]);
});

it('numbers luminaires, zones, feeds and cuts as in the drawing, with figures for calculation', () => {
  const [, types, luminaires, zones, feeds] = sectionsOf('PL', ';');
  const inLine = (row: readonly string[]) => row.join(';');
  expect(types?.slice(1).map(inLine)).toEqual([
    'Typ;Kod;Artykuł;IP;Klasa;lm;K;Ra;Kąt;W;Szt.',
    'A;ON0115;Reflektor Nero 20 W, 24°;;;;;;;20;2',
    'B;ON0215;Opal 120 cm 32 W;;;;;;;32;1',
  ]);
  expect(luminaires?.slice(1).map(inLine)).toEqual([
    'Nr;Typ;Kod;Artykuł;Szyna;Miejsce;Obrót;Pochyl.;Strefa;DALI;W;U, V',
    'L1;A;ON0115;Reflektor Nero 20 W, 24°;1;100;;;Z1;A00;20;47,99;U, V: bez przewodu zasilacza',
    'L2;A;ON0115;Reflektor Nero 20 W, 24°;1;300;30;45;Z1;A01;20;47,99;U, V: bez przewodu zasilacza',
    'L3;B;ON0215;Opal 120 cm 32 W;2;75;;;Z2;A02;32;47,99;U, V: bez przewodu zasilacza',
  ]);
  expect(zones?.slice(2).map(inLine)).toEqual([
    'Z1;S1, Zasilacz DALI 400 W;1;2;40;10 %;F1;0,83;47,99 (L2);0,02 %;A; U min, V; Spadek: bez przewodu zasilacza',
    'Z2;S2, Zasilacz DALI 400 W;2;1;32;8 %;F2;0,67;47,99 (L3);0,02 %;A; U min, V; Spadek: bez przewodu zasilacza',
  ]);
  expect(feeds?.slice(2).map(inLine)).toEqual([
    'F1;1;200;Z1;0,83;nieznany;A: bez przewodu zasilacza',
    'F2;2;150;Z2;0,67;nieznany;A: bez przewodu zasilacza',
    ';2;0;;;łącznik izolujący',
  ]);
});

it('separates cells and formats figures like spreadsheets of the language', () => {
  const [, , luminaires] = sectionsOf('EN', ',');
  expect(luminaires?.[2]?.at(-2)).toBe('47.99');
});

it('omits zones and feeds of orders saved before those were stored', () => {
  expect(sectionsOf('PL', ';', null).map(([title]) => title)).toEqual([
    ['Zestawienie elementów'],
    ['Zestawienie opraw'],
    ['Oprawy'],
    ['Cięcia szyn'],
  ]);
});

it('lists what was confirmed when the order was saved', () => {
  const confirmed = [{ kind: 'meeting' as const, figures: { first: 1, second: 2 } }];
  const csv = orderCsv({ ...page, data: { ...page.data, confirmed } }, null, 'EN', sampleTranslate('EN'));
  expect(csv).toContain(
    '\r\n\r\nConfirmed on saving\r\nThe ends of rails 1 and 2 meet but cannot be joined.',
  );
});
