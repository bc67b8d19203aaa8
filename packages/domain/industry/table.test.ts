import { describe, expect, it } from 'vitest';
import { readIndustry } from './readIndustry.ts';
import { industryTable } from './table.ts';
import { BMECAT_XML, GLDF_XML } from './testing/samples.ts';

const read = (text: string) => readIndustry(new TextEncoder().encode(text), '2026-11-30');
const at = (name: string) => `/files/${name}`;
const NONE = { picture: () => null, photometry: () => null };
const columnOf = ({ header, rows }: ReturnType<typeof industryTable>, name: string) =>
  rows.map(({ cells }) => cells[header.indexOf(name)]);

describe('products as a table of luminaires', () => {
  it('have a column for each field that some of them state', () => {
    const table = industryTable(read(GLDF_XML), 'bindings', { picture: at, photometry: at });
    expect(table.header).toEqual([
      ...[
        'description',
        'title',
        'titleEn',
        'productDescriptionEn',
        'translationProductDescription.DE',
        'ean',
      ],
      ...[
        'priceEuro.onOff',
        'priceEuro.dali',
        'priceEuro.zigbee',
        'isBlack',
        'isWhite',
        'img',
        'pictures',
        'power',
      ],
      ...['lumens', 'cct', 'cri', 'ip', 'protectionClass', 'photometry'],
    ]);
    expect(columnOf(table, 'pictures')[0]).toBe('/files/image/sketch.svg /files/https://example.org/far.jpg');
    expect(columnOf(table, 'photometry')).toEqual(['/files/ldc/spot.ldt', '']);
  });

  it('of which none has a file at hand have no column of files', () => {
    const { header } = industryTable(read(GLDF_XML), 'bindings', NONE);
    expect(header).not.toContain('img');
    expect(header).not.toContain('photometry');
  });

  it('without a Polish title have another one, for new articles alone', () => {
    const german = BMECAT_XML.replace(/lang="pol"/g, 'lang="deu"').replace('>pol<', '>deu<');
    const table = industryTable(read(german), 'bindings', NONE);
    expect(table.header).not.toContain('title');
    expect(table.rows.map(({ defaults }) => defaults)).toEqual([
      { title: 'Duo spotlight', type: 'pendant' },
      { title: 'Bez cech', type: 'spotlight' },
    ]);
  });
});

it('products of another list have its columns alone, and their code in its field', () => {
  const table = industryTable(read(BMECAT_XML), 'powers', NONE);
  expect(table.header).toEqual([
    ...['type', 'title', 'titleEn', 'translation.DE', 'ean', 'leadDays', 'price', 'priceEuro'],
  ]);
  expect(columnOf(table, 'type')).toEqual(['0012', '0013']);
  expect(industryTable(read(BMECAT_XML), 'accessories', NONE).rows[0]?.defaults.type).toBe('BMEcat');
});
