import type { Misfit } from '@lumitor/domain/quote/fit';
import { describe, expect, test } from 'vitest';
import { billRows } from './billRows.ts';

type Quote = Parameters<typeof billRows>[0];
type Line = Quote['lines'][number];

const line = (fields: object): Line =>
  ({
    kind: 'binding',
    key: 'spot',
    collection: 'bindings',
    article: { id: 'spot', title: 'Reflektor', titleEn: 'Spotlight', translation: {}, img: '', power: 12 },
    code: 'ON0113',
    role: null,
    unitPrice: 20900,
    quantity: 8,
    automatic: 0,
    total: 167200,
    ...fields,
  }) as unknown as Line;
const endCap = line({
  kind: 'part',
  key: 'cap',
  collection: 'accessories',
  article: { id: 'cap', title: 'Zaślepka', titleEn: 'End cap', translation: {}, img: '' },
  code: 'MA0101',
  role: 'endCap',
  quantity: 3,
  automatic: 2,
});
const rail = line({ kind: 'rail200', key: 'rail200', collection: 'connections', quantity: 2, automatic: 2 });
const rows = (lines: Line[], misfits: Misfit[] = []) =>
  billRows(
    { lines, isPowerAutomatic: false },
    misfits,
    'EN',
    (path: string, _values?: object) => path,
    () => 'Old spotlight',
  );

describe('the rows of the bill', () => {
  test('show how many pieces the rules require, but none for rails', () => {
    expect(rows([rail, endCap]).map(({ required, quantity }) => [required, quantity])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  test('mark a misfit only in its own collection', () => {
    const misfit = { collection: 'bindings', id: 'spot', reason: 'colour', counterpartId: null } as const;
    expect(rows([line({}), line({ key: 'other', collection: 'accessories' })], [misfit])).toMatchObject([
      { key: 'spot', misfit: 'colour' },
      { key: 'other', misfit: null },
    ]);
  });

  test('end with chosen articles missing in the catalogue, without an amount', () => {
    const misfit = { collection: 'bindings', id: 'old', reason: 'gone', counterpartId: null } as const;
    expect(rows([line({})], [misfit])).toMatchObject([
      { key: 'spot' },
      { title: 'Old spotlight', quantity: 0, total: null, misfit: 'gone' },
    ]);
  });

  test('name an article missing in the catalogue by its role and code', () => {
    const missing = line({ ...endCap, article: null, total: null, unitPrice: null });
    expect(rows([missing])).toMatchObject([{ title: 'parts.role_endCap', code: 'MA0101', fault: 'missing' }]);
  });
});
