import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteDetails } from '../order/lineFields.ts';
import type { RecordLine } from '../order/record.ts';
import { EMPTY_PLAN } from '../plan/plan.ts';
import type { BillLine } from '../quote/lines.ts';
import { quoteFor } from '../quote/quote.ts';
import { arbitraryLayout } from '../testing/arbitraryEdit.ts';
import { sampleCatalogue, sampleChoices } from '../testing/sampleCatalogue.ts';
import { cents } from '../units.ts';
import { rowsOfQuote } from './partRow.ts';
import { rowsOfRecord } from './recordRows.ts';

const stored = (changed: Partial<RecordLine> = {}): RecordLine => ({
  kind: 'binding',
  articleId: 'b1',
  collection: 'bindings',
  code: 'ON0111',
  role: null,
  titles: { PL: 'Reflektor', EN: 'Spotlight' },
  img: '/files/a.webp',
  unitPrice: 10000,
  quantity: 2,
  total: 20000,
  watts: 8,
  missing: false,
  ...changed,
});
const t = (path: string, values?: object) => [path, ...Object.values(values ?? {})].join(' ');

describe('rows of a stored order', () => {
  it('have the title of the language, else the English one, else the Polish one', () => {
    const titleIn = (language: string, titles: Record<string, string>) =>
      rowsOfRecord([stored({ titles })], language, t)[0]?.title;
    expect(titleIn('PL', { PL: 'Reflektor', EN: 'Spotlight' })).toBe('Reflektor');
    expect(titleIn('FR', { PL: 'Reflektor', EN: 'Spotlight' })).toBe('Spotlight');
    expect(titleIn('FR', { PL: 'Reflektor' })).toBe('Reflektor');
  });

  it('state the length of a rail', () => {
    const rows = rowsOfRecord([stored({ kind: 'rail200' }), stored({ kind: 'rail100' })], 'PL', t);
    expect(rows.map(({ title }) => title)).toEqual([
      'parts.railTitle Reflektor 200',
      'parts.railTitle Reflektor 100',
    ]);
  });

  it('state the purpose of a missing article', () => {
    const line = stored({ kind: 'part', role: 'endCap', missing: true, titles: { PL: 'MA0101' } });
    expect(rowsOfRecord([line], 'PL', t)[0]).toMatchObject({ title: 'parts.role_endCap', fault: 'missing' });
  });

  it('state that rules are missing for the rails, or for which bends', () => {
    const line = stored({ kind: 'rules', role: null, missing: true, titles: { PL: 'X1' } });
    const rows = rowsOfRecord([line, { ...line, role: 'bentRail100' }], 'PL', t);
    expect(rows.map(({ title, fault, group }) => [title, fault, group])).toEqual([
      ['parts.role_bentRail100', 'unruled', 'rails'],
      ['parts.ofRails', 'unruled', 'accessories'],
    ]);
  });

  it('count pieces, but neither a control system nor parts without a rule (D25)', () => {
    const kinds = ['rail200', 'part', 'binding', 'gateway', 'power', 'accessory', 'system', 'rules'] as const;
    const rows = rowsOfRecord(
      kinds.map((kind) => stored({ kind, quantity: 1 })),
      'PL',
      t,
    );
    expect(rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(kinds.length - 2);
    expect(rows.filter(({ quantity }) => quantity === null).map(({ group }) => group)).toEqual([
      'control',
      'accessories',
    ]);
  });

  it('distinguish a price on request from a zero price', () => {
    expect(rowsOfRecord([stored({ unitPrice: null, total: null })], 'PL', t)[0]).toMatchObject({
      unitPrice: null,
      total: null,
    });
  });

  it('are ordered by group, bent rails among the rails', () => {
    const rows = rowsOfRecord(
      [
        stored({ kind: 'part', role: 'bentRail100', code: 'bent' }),
        stored({ kind: 'accessory', code: 'extra' }),
        stored({ kind: 'power', code: 'supply' }),
        stored({ kind: 'binding', code: 'lamp' }),
        stored({ kind: 'rail200', code: 'rail' }),
      ],
      'PL',
      t,
    );
    expect(rows.map(({ group, code }) => `${group} ${code}`)).toEqual([
      'rails bent',
      'rails rail',
      'luminaires lamp',
      'control supply',
      'accessories extra',
    ]);
  });
});

describe('rows of a quote', () => {
  it('equal those of the order they are stored as', () => {
    const article = { id: 'b1', title: 'Reflektor', titleEn: 'Spotlight', img: '/files/a.webp', power: 8 };
    const line = {
      kind: 'binding',
      key: 'b1',
      collection: 'bindings',
      article,
      code: 'ON0111',
      role: null,
      unitPrice: cents(10000),
      quantity: 2,
      automatic: 0,
      total: cents(20000),
    } as unknown as BillLine;
    const { key: _, ...ofQuote } = rowsOfQuote([line], 'EN', t, quoteDetails(t))[0] ?? {};
    const { key: __, ...ofRecord } = rowsOfRecord([stored()], 'EN', t)[0] ?? {};
    expect(ofQuote).toEqual(ofRecord);
  });
});

it('the pieces of all rows are those of the quote, for any layout (D25)', () => {
  const terms = { currency: 'PLN', euroRate: 4, vatPercent: 23 } as const;
  const choices = { ...sampleChoices, powerId: 'p60', bindings: [{ id: 'spot', quantity: 2 }] };
  fc.assert(
    fc.property(arbitraryLayout, (layout) => {
      const { lines, totalItems } = quoteFor({ ...EMPTY_PLAN, layout, choices }, sampleCatalogue, terms);
      const rows = rowsOfQuote(lines, 'PL', t);
      expect(rows.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(totalItems);
    }),
  );
});
