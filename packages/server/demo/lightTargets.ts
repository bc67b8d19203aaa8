import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
import { readMeta, writeMeta } from '../database/meta.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { InThreeLanguages } from './languages.ts';

/** Under which the database has that they were put there. */
const KEY = 'lightTargets';

type Target = Pick<LightTarget, 'key' | 'kind' | 'lux' | 'uniformity' | 'source'> & {
  titles: InThreeLanguages;
};

/** Rows of one table of the standard: a mean that is maintained, and its uniformity. */
const standard = (
  table: number,
  rows: readonly (readonly [key: string, lux: number, uniformity: number, titles: InThreeLanguages])[],
): Target[] =>
  rows.map(([key, lux, uniformity, titles]) => ({
    key,
    titles,
    kind: 'least',
    lux,
    uniformity,
    source: `EN 12464-1:2021, tab. ${table}`,
  }));

/** By how sensitive exhibits are to light: what none of them is lit with more than. */
const museum = (key: string, lux: number, titles: InThreeLanguages): Target => ({
  key,
  titles,
  kind: 'greatest',
  lux,
  uniformity: undefined,
  source: 'CIE 157:2004; CEN/TS 16163:2014, tab. 3',
});

/** In the order in which a shop would show them; of the standard's values those that are required. */
export const LIGHT_TARGETS: readonly Target[] = [
  ...standard(34, [
    [
      'office',
      500,
      0.6,
      [
        'Biuro: pisanie, czytanie, komputer',
        'Office: writing, reading, computer work',
        'Büro: Schreiben, Lesen, Datenverarbeitung',
      ],
    ],
    [
      'meeting',
      500,
      0.6,
      ['Sala konferencyjna', 'Conference and meeting room', 'Konferenz- und Besprechungsraum'],
    ],
    ['filing', 300, 0.4, ['Segregowanie, kopiowanie', 'Filing, copying', 'Ablegen, Kopieren']],
    ['reception', 300, 0.6, ['Recepcja w biurze', 'Reception desk', 'Empfangstheke']],
    ['archive', 200, 0.4, ['Archiwum', 'Archive', 'Archiv']],
  ]),
  ...standard(35, [
    ['sales', 300, 0.4, ['Sklep: sala sprzedaży', 'Shop: sales area', 'Laden: Verkaufsbereich']],
    ['till', 500, 0.6, ['Sklep: kasa', 'Shop: till area', 'Laden: Kassenbereich']],
    ['wrapping', 500, 0.6, ['Sklep: stół do pakowania', 'Shop: wrapper table', 'Laden: Packtisch']],
  ]),
  ...standard(37, [
    [
      'hotelReception',
      300,
      0.6,
      ['Hotel: recepcja, portiernia', 'Hotel: reception, porter’s desk', 'Hotel: Empfang, Portiertheke'],
    ],
    [
      'kitchen',
      500,
      0.6,
      [
        'Kuchnia w restauracji lub hotelu',
        'Kitchen of a restaurant or hotel',
        'Küche in Restaurant oder Hotel',
      ],
    ],
  ]),
  ...standard(41, [
    [
      'libraryReading',
      500,
      0.6,
      ['Biblioteka: czytelnia', 'Library: reading area', 'Bibliothek: Lesebereich'],
    ],
  ]),
  ...standard(44, [['classroom', 500, 0.6, ['Sala lekcyjna', 'Classroom', 'Unterrichtsraum']]]),
  ...standard(9, [
    ['corridor', 100, 0.4, ['Korytarz, komunikacja', 'Corridor, circulation area', 'Flur, Verkehrsfläche']],
    ['stairs', 100, 0.4, ['Schody', 'Stairs', 'Treppe']],
  ]),
  ...standard(10, [
    ['canteen', 200, 0.4, ['Stołówka, pokój śniadań', 'Canteen, break room', 'Kantine, Teeküche']],
  ]),
  museum('museumHigh', 50, [
    'Muzeum: eksponaty bardzo wrażliwe',
    'Museum: highly sensitive exhibits',
    'Museum: hoch empfindliche Exponate',
  ]),
  museum('museumMedium', 50, [
    'Muzeum: eksponaty średnio wrażliwe',
    'Museum: moderately sensitive exhibits',
    'Museum: mittel empfindliche Exponate',
  ]),
  museum('museumLow', 200, [
    'Muzeum: eksponaty mało wrażliwe',
    'Museum: slightly sensitive exhibits',
    'Museum: gering empfindliche Exponate',
  ]),
];

/**
 * Puts the targets that come with the product into a shop once, with its first start or the first after an upgrade:
 * what the shop makes of them, or takes away, stays so.
 */
export async function addLightTargets(store: DocumentStore): Promise<void> {
  if (await readMeta(store.db, KEY)) return;
  const start = Date.now();
  for (const [position, { titles, ...target }] of LIGHT_TARGETS.entries()) {
    const [title, titleEn, german] = titles;
    const fields = { ...target, title, titleEn, translation: { DE: german } };
    await store.add('lightTargets', fields, { createdAt: new Date(start + position) });
  }
  await writeMeta(store.db, KEY, { at: new Date(start).toISOString() });
}
