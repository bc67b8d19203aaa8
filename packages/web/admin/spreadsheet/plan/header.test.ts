import { describe, expect, it } from 'vitest';
import { sheetColumns } from '../columns.ts';
import type { Cell, Worksheet } from '../sheet/cell.ts';
import { headerCells, headerOf } from './header.ts';

const sheet = (...header: string[]): Worksheet => ({
  header,
  rows: [{ number: 2, cells: header.map((): Cell => 'x') }],
  decimal: ',',
});
const columns = sheetColumns('bindings', ['PL', 'EN', 'DE']);
const meant = (...header: string[]) =>
  headerCells(sheet(...header), columns).map(({ column, certainty }) => [column?.name, certainty]);

describe('a heading of a file', () => {
  it('matches the label of the form in either language', () => {
    expect(meant('Nazwa (polski)', 'Name (English)', 'Moc', 'Cena netto PLN', 'Strumień świetlny')).toEqual([
      ['title', 'named'],
      ['titleEn', 'named'],
      ['power', 'named'],
      ['price', 'named'],
      ['lumens', 'named'],
    ]);
  });

  it('matches the headings of exports, and stored names', () => {
    expect(meant('Moc (W)', 'Nazwa (DE)', 'priceEuro.dali', 'ID')).toEqual([
      ['power', 'named'],
      ['translation.DE', 'named'],
      ['priceEuro.dali', 'named'],
      ['id', 'named'],
    ]);
  });

  it('is guessed from usual price list names, ignoring accents, signs and units', () => {
    expect(meant('INDEKS', 'Nazwa produktu', 'Cena netto [PLN]', 'moc [W]', 'Barwa światła')).toEqual([
      ['description', 'guessed'],
      ['title', 'guessed'],
      ['price', 'guessed'],
      ['power', 'guessed'],
      ['cct', 'guessed'],
    ]);
  });

  it('is not guessed if another heading matches by name, or nothing matches', () => {
    expect(meant('Cena', 'Cena netto PLN', 'Dostawca')).toEqual([
      [undefined, null],
      ['price', 'named'],
      [undefined, null],
    ]);
  });

  it('has the meaning set by the user, or none if skipped', () => {
    const file = sheet('Dostawca', 'Nazwa', 'Uwagi');
    const text = new Map([
      [0, 'description'],
      [1, null],
    ]);
    const read = headerOf(file, columns, text);
    if (!read.ok) throw new Error(read.fault.key);
    expect(read.header.columnAt.map((column) => column?.name)).toEqual(['description', undefined, undefined]);
    expect(read.header.unknown).toEqual(['Uwagi']);
  });

  it('is at fault if two match one column, until the user changes one', () => {
    const file = sheet('Kod', 'kod', 'Nazwa');
    expect(headerOf(file, columns)).toMatchObject({ ok: false, fault: { key: 'columnTwice' } });
    expect(headerOf(file, columns, new Map([[1, null]]))).toMatchObject({ ok: true });
  });
});
