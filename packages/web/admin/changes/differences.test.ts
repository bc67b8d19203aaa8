import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';

describe('the differences of a changed document', () => {
  it('contain only changed values', () => {
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

  it('ignore an empty text that was added or removed', () => {
    expect(differences('reflinks', { name: 'A' }, { name: 'A', email: '' })).toEqual([]);
  });

  it('contain an added flag', () => {
    expect(differences('languages', {}, { active: false })).toEqual([
      { path: ['active'], before: undefined, after: false },
    ]);
  });
});

it('contain all non-empty values of an added or removed document', () => {
  const fields = { lang: 'DE', name: '', active: false };
  expect(differences('languages', null, fields)).toEqual([
    { path: ['lang'], before: undefined, after: 'DE' },
    { path: ['active'], before: undefined, after: false },
  ]);
  expect(differences('languages', fields, null).map(({ before }) => before)).toEqual(['DE', false]);
});

it('match rail families by code: removing the first leaves the others unchanged', () => {
  const table = DEFAULT_PART_TABLES.micro;
  const found = differences('partTables', { ...table }, { ...table, families: table.families.slice(1) });
  expect(new Set(found.map(({ path }) => path[1]))).toEqual(new Set(['MT0011 / MT0012']));
});
