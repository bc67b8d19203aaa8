import { expect, it } from 'vitest';
import type { Document } from '../data/documents.ts';
import { CATALOGUE_RESOURCES } from '../data/resources.ts';
import { searchCatalogue } from './searchCatalogue.ts';

const article = (id: string, fields: object): Document => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});

const CATALOGUE: Record<string, Document[]> = {
  oprawy: [
    article('nero', { title: 'Reflektor Nero', description: 'ON0111', translation: { DE: 'Strahler Nero' } }),
    article('linka', { title: 'Linka do ON0111', description: 'LN1' }),
  ],
  'micro/oprawy': [article('punkt', { title: 'Punkt', description: 'MN1', type: 'reflektory' })],
  zasilacze: [article('zasilacz', { title: 'Zasilacz 200 W', type: 'MA0041' })],
};
const found = (q: string) =>
  searchCatalogue(
    CATALOGUE_RESOURCES.map(({ name }) => CATALOGUE[name] ?? []),
    q,
  ).map(({ article: { id }, resource }) => `${resource.name} ${id}`);

it('finds in all collections of both lines, by title, code and type', () => {
  expect(found('reflektor')).toEqual(['oprawy nero', 'micro/oprawy punkt']);
  expect(found('ma0041')).toEqual(['zasilacze zasilacz']);
});

it('finds titles in any language that contain all words', () => {
  expect(found('strahler nero')).toEqual(['oprawy nero']);
  expect(found('strahler linka')).toEqual([]);
});

it('lists articles whose code starts with the words first', () => {
  expect(found('on01')).toEqual(['oprawy nero', 'oprawy linka']);
  expect(found('ON0111')).toEqual(['oprawy nero', 'oprawy linka']);
});

it('finds nothing for an empty search', () => {
  expect(found('  ')).toEqual([]);
});
