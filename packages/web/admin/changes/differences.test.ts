import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('of a changed document', () => {
  it('only what is another now is named, down to the value', () => {
    expect(
      differences(
        'bindings',
        { title: 'Nero', price: 10, priceEuro: { dali: 1, onOff: 2 }, systemTypes: ['dali'] },
        { title: 'Nero', price: 12, priceEuro: { dali: 1, onOff: 3 }, systemTypes: ['dali'] },
      ),
    ).toEqual([
      { path: ['price'], before: 10, after: 12 },
      { path: ['priceEuro', 'onOff'], before: 2, after: 3 },
    ]);
  });

  it('a list is one value', () => {
    expect(differences('gateways', { systemTypes: ['dali'] }, { systemTypes: ['dali', 'onOff'] })).toEqual([
      { path: ['systemTypes'], before: ['dali'], after: ['dali', 'onOff'] },
    ]);
  });

  it('an empty text that came, or went, is no change', () => {
    expect(differences('powers', { title: 'A' }, { title: 'A', titleEn: '', translation: {} })).toEqual([]);
  });

  it('a flag that came is one', () => {
    expect(differences('powers', {}, { active: false })).toEqual([
      { path: ['active'], before: undefined, after: false },
    ]);
  });

  it('a price for all that became one by protocol is shown with both', () => {
    expect(differences('bindings', { price: 10 }, { price: { dali: 12 } })).toEqual([
      { path: ['price'], before: 10, after: undefined },
      { path: ['price', 'dali'], before: undefined, after: 12 },
    ]);
  });
});

it('of an added document all that is not empty is new, of a removed one all is gone', () => {
  const fields = { title: 'Nero', description: '', power: 0 };
  expect(differences('bindings', null, fields)).toEqual([
    { path: ['title'], before: undefined, after: 'Nero' },
    { path: ['power'], before: undefined, after: 0 },
  ]);
  expect(differences('bindings', fields, null).map(({ before }) => before)).toEqual(['Nero', 0]);
});

it('rail families are told apart by their codes: without the first, the others are as they were', () => {
  const table = DEFAULT_PART_TABLES.micro;
  const found = differences('partTables', { ...table }, { ...table, families: table.families.slice(1) });
  expect(new Set(found.map(({ path }) => path[1]))).toEqual(new Set(['MT0011 / MT0012']));
});
