import { emptyPartTable, type PartTable, partTableSchema } from '@lumitor/domain/catalogue/partTable';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../data/documents.ts';
import { inEach, type LineArticles } from '../lineArticles.ts';
import { type FillCells, fillOperations, fillRows, pasteBlock, startCells } from './fillRows.ts';

const table: PartTable = v.parse(partTableSchema, {
  ...emptyPartTable('standard'),
  families: [
    {
      black: 'RC',
      white: 'RB',
      parts: { endCap: { black: 'Z1', white: 'Z1' }, feed: { black: 'F1', white: 'F2' } },
    },
  ],
});
const stored = (fields: object) => ({ id: 'x', version: 4, createdAt: '', ...fields }) as unknown as Document;
const line = (articles: Partial<LineArticles['articles']> = {}): LineArticles => ({
  line: 'standard',
  table,
  articles: { ...inEach(() => []), ...articles },
});
const cells = (own: Partial<FillCells>): FillCells => ({
  title: '',
  titleEn: '',
  price: '',
  priceEuro: '',
  img: '',
  ...own,
});
const codes = (articles?: Partial<LineArticles['articles']>) =>
  fillRows(line(articles)).map(({ code }) => code);

describe('a row to fill', () => {
  it('exists once for each required code without an article', () => {
    expect(codes()).toEqual(['RC', 'RB', 'Z1', 'F1', 'F2']);
  });

  it('exists for articles without a price and inactive parts, but not for inactive rails', () => {
    const connections = [
      stored({ type: 'RC', price: 10, active: false }),
      stored({ type: 'RB', price: 0, active: true }),
    ];
    const accessories = [
      stored({ description: 'Z1', price: 1, active: false }),
      stored({ description: 'F1', price: 1, active: true }),
    ];
    expect(codes({ connections, accessories })).toEqual(['RB', 'Z1', 'F2']);
  });
});

describe('typed cells', () => {
  const rows = fillRows(line({ connections: [stored({ type: 'RC', title: 'Szyna', price: 0 })] }));
  const parse = (typed: Record<string, Partial<FillCells>>) =>
    fillOperations(
      rows,
      new Map(
        Object.entries(typed).map(([code, own]) => [
          rows.find((row) => row.code === code)?.key ?? '',
          cells(own),
        ]),
      ),
      ',',
    );

  it('create articles with the code, role and colour of the rules; parts active, rails inactive', () => {
    const { operations, faults } = parse({
      RC: { title: 'Szyna', price: '100,50' },
      RB: { title: 'Biała', price: '1' },
      Z1: { title: 'Zaślepka', titleEn: 'End cap', price: '4,2', priceEuro: '1' },
      F2: { title: 'Zasilanie', price: '', img: '/files/f.webp' },
    });
    expect(faults.size).toBe(0);
    expect(operations).toEqual([
      expect.objectContaining({ kind: 'update', collection: 'connections', id: 'x', version: 4 }),
      {
        kind: 'add',
        collection: 'connections',
        fields: {
          type: 'RB',
          isBlack: false,
          isWhite: true,
          title: 'Biała',
          titleEn: '',
          price: 1,
          priceEuro: 0,
          img: '',
        },
      },
      {
        kind: 'add',
        collection: 'accessories',
        fields: {
          type: 'endCap',
          description: 'Z1',
          isBlack: false,
          isWhite: false,
          title: 'Zaślepka',
          titleEn: 'End cap',
          price: 4.2,
          priceEuro: 1,
          img: '',
          active: true,
        },
      },
      expect.objectContaining({
        fields: expect.objectContaining({ isWhite: true, img: '/files/f.webp', price: 0 }),
      }),
    ]);
  });

  it('report faults by cell, and empty rows are skipped', () => {
    const { operations, faults } = parse({ RC: {}, Z1: { price: 'dużo' }, F1: { title: 'F', price: '-1' } });
    expect(Object.fromEntries(faults)).toEqual({
      'standard accessories Z1 title': 'required',
      'standard accessories Z1 price': 'number',
      'standard accessories F1 price': 'negative',
    });
    expect(operations).toHaveLength(2);
  });

  it('start with the values of the article', () => {
    const article = stored({ title: 'Szyna', price: 0, priceEuro: 2.5, img: '/a' });
    expect(startCells({ article }, String)).toEqual({
      title: 'Szyna',
      titleEn: '',
      price: '',
      priceEuro: '2.5',
      img: '/a',
    });
  });
});

describe('a block from a spreadsheet', () => {
  const rows = ['A', 'B', 'C'].map((code) => ({ key: `k${code}`, code }));

  it('fills the cells to the right and below, within the table', () => {
    const word = fc.stringMatching(/^[x-z]{1,3}$/);
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
        fc.nat(2),
        (block, row) => {
          const { pasted, leftOut } = pasteBlock(block, rows, { row, column: 'titleEn' });
          const columns = ['titleEn', 'price', 'priceEuro'];
          for (const { key, column, text } of pasted) {
            const at = rows.findIndex((one) => one.key === key) - row;
            expect(block[at]?.[columns.indexOf(column)]).toBe(text);
          }
          const fitting = block.slice(0, 3 - row).reduce((sum, line) => sum + Math.min(line.length, 3), 0);
          expect(pasted).toHaveLength(fitting);
          const isCut = (cells: string[], line: number) => line >= 3 - row || cells.length > 3;
          expect(leftOut).toBe(block.filter(isCut).length);
        },
      ),
    );
  });

  it('is matched by code if its first column contains codes', () => {
    const block = [
      ['c', 'Trzecia', 'Third'],
      ['Nieznany', 'Nikt'],
      ['A ', ' Pierwsza '],
    ];
    const { pasted, leftOut } = pasteBlock(block, rows, { row: 1, column: 'title' });
    expect(pasted).toEqual([
      { key: 'kC', column: 'title', text: 'Trzecia' },
      { key: 'kC', column: 'titleEn', text: 'Third' },
      { key: 'kA', column: 'title', text: 'Pierwsza' },
    ]);
    expect(leftOut).toBe(1);
  });

  it('skips spreadsheet errors, and counts their lines', () => {
    const { pasted, leftOut } = pasteBlock([['Pierwsza', null, '5']], rows, { row: 0, column: 'title' });
    expect(pasted.map(({ column }) => column)).toEqual(['title', 'price']);
    expect(leftOut).toBe(1);
  });
});
