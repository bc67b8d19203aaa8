import { CATALOGUE_COLLECTIONS } from '@lumitor/domain/catalogue/productLine';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { cellsOf } from './documentCells.ts';
import { headingOf } from './headings.ts';
import { headerOf } from './plan/header.ts';
import { article } from './testing/articles.ts';

const namesOf = (...given: Parameters<typeof columnsOf>) => columnsOf(...given).map(({ name }) => name);

describe('the columns of a collection', () => {
  it('are its stored names, one for each language and control protocol', () => {
    expect(namesOf('bindings', ['PL', 'EN', 'de'])).toEqual([
      'id',
      'title',
      'titleEn',
      'translation.DE',
      'active',
      'type',
      'madeFor',
      'price',
      'price.onOff',
      'price.dali',
      'price.zigbee',
      'priceEuro.onOff',
      'priceEuro.dali',
      'priceEuro.zigbee',
      'power',
      'img',
      'description',
      'quantity',
      'isBlack',
      'isWhite',
      'productDescription',
      'productDescriptionEn',
      'translationProductDescription.DE',
      'sheet',
      'lumens',
      'beam',
      'cct',
      'cri',
      'ip',
      'protectionClass',
      'photometry',
      'photometryTurn',
      'throwsTo',
      'length',
      'luminousLength',
      'drop',
      'tiltMax',
      'fitsBent',
      'addresses',
      'busCurrent',
    ]);
  });

  it('leave out what the data service makes', () => {
    expect(namesOf('connections', [])).not.toContain('base64');
    expect(namesOf('connections', [])).not.toContain('version');
  });
});

describe('the headings of a file', () => {
  it('are the form’s words, with the code of a language, a unit or a protocol', () => {
    const headings = columnsOf('bindings', ['DE']).map((column) => headingOf(column, 'pl'));
    expect(headings).toEqual(
      expect.arrayContaining([
        'id',
        'Nazwa (PL)',
        'Nazwa (DE)',
        'Kod',
        'Wykonywana dla',
        'Cena netto PLN',
        'Cena netto EUR, Zigbee',
        'Moc (W)',
        'Kolor (czarny)',
        'Temperatura barwowa (K)',
      ]),
    );
  });

  it.each(CATALOGUE_COLLECTIONS)('of %s name each column in both languages, and no other', (collection) => {
    const columns = columnsOf(collection, ['DE']);
    for (const language of ['pl', 'en'] as const) {
      const header = columns.map((column) => headingOf(column, language).toUpperCase());
      expect(headerOf({ header, rows: [], decimal: null }, columns)).toEqual({
        ok: true,
        header: { columnAt: columns, unknown: [] },
      });
    }
  });
});

describe('an article as a row', () => {
  const columns = columnsOf('bindings', []).filter(({ stored }) => stored === 'price');
  it('has one price or one for each protocol', () => {
    expect(cellsOf(article('bindings', { price: 99 }), columns)).toEqual([
      'onOff, dali, zigbee',
      99,
      null,
      null,
      null,
    ]);
    const price = { onOff: 0, dali: 120, zigbee: 130 };
    expect(cellsOf(article('bindings', { price }), columns)).toEqual(['dali, zigbee', null, 0, 120, 130]);
  });

  it('has the systems of a gateway in one cell', () => {
    const [column] = columnsOf('gateways', []).filter(({ kind }) => kind === 'systemTypes');
    const gateway = { title: 'Bramka', type: undefined, systemTypes: ['dali', 'zigbee'] };
    expect(column && cellsOf(gateway, [column])).toEqual(['dali, zigbee']);
  });
});
