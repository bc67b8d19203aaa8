import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('of a changed document', () => {
  it('only what is another now is named, down to the value', () => {
    expect(
      differences(
        'translations',
        { translations: { header: { title_PL: 'Lampy', title_EN: 'Lamps' }, footer: { mail_PL: 'E-mail' } } },
        {
          translations: { header: { title_PL: 'Oprawy', title_EN: 'Lamps' }, footer: { mail_PL: 'E-mail' } },
        },
      ),
    ).toEqual([{ path: ['translations', 'header', 'title_PL'], before: 'Lampy', after: 'Oprawy' }]);
  });

  it('an empty text that came, or went, is no change', () => {
    expect(differences('reflinks', { name: 'A' }, { name: 'A', email: '' })).toEqual([]);
  });

  it('a flag that came is one', () => {
    expect(differences('languages', {}, { active: false })).toEqual([
      { path: ['active'], before: undefined, after: false },
    ]);
  });
});

it('of an added document all that is not empty is new, of a removed one all is gone', () => {
  const fields = { lang: 'DE', name: '', active: false };
  expect(differences('languages', null, fields)).toEqual([
    { path: ['lang'], before: undefined, after: 'DE' },
    { path: ['active'], before: undefined, after: false },
  ]);
  expect(differences('languages', fields, null).map(({ before }) => before)).toEqual(['DE', false]);
});

it('rail families are told apart by their codes: without the first, the others are as they were', () => {
  const table = DEFAULT_PART_TABLES.micro;
  const found = differences('partTables', { ...table }, { ...table, families: table.families.slice(1) });
  expect(new Set(found.map(({ path }) => path[1]))).toEqual(new Set(['MT0011 / MT0012']));
});
