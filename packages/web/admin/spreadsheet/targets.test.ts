import { expect, it } from 'vitest';
import { catalogueResource, LIST_RESOURCES } from '../data/resources.ts';
import { catalogueFile } from './catalogueFile.ts';
import { type ReadFile, readFile } from './sheet/readFile.ts';
import type { NamedSheet } from './sheet/xlsx.ts';
import { targetsOf } from './targets.ts';
import { article } from './testing/articles.ts';

const current = catalogueResource('micro/bramki');
if (!current) throw new Error('There is no such list.');

const found = (file: ReadFile) => {
  if (file.kind !== 'tables' && file.kind !== 'documents') throw new Error(file.kind);
  const targets = targetsOf(file, current);
  return targets.ok
    ? { lists: targets.targets.map(({ resource }) => resource.name), passedOver: targets.passedOver }
    : targets.fault.key;
};
const everything = LIST_RESOURCES.map((resource) => ({
  resource,
  documents: [article(resource.collection, {})],
}));
const everyList = LIST_RESOURCES.map(({ name }) => name);

it.each([
  ['xlsx', 'pl'],
  ['xlsx', 'en'],
  ['json', 'pl'],
] as const)(
  'a whole catalogue as %s, with the names of %s, is assigned to all its lists',
  async (format, language) => {
    const file = await catalogueFile(everything, { format, languages: ['DE'], language });
    expect(found(await readFile(file))).toEqual({ lists: everyList, passedOver: [] });
  },
);

it('a single table is assigned to the current list, whatever its name', async () => {
  const file = await catalogueFile(everything.slice(0, 1), { format: 'xlsx', languages: [], language: 'pl' });
  expect(found(await readFile(file))).toEqual({ lists: ['micro/bramki'], passedOver: [] });
  const documents = new Blob(['[{"title":"Bramka"}]']);
  expect(found(await readFile(documents))).toEqual({ lists: ['micro/bramki'], passedOver: [] });
});

it('other non-empty sheets of a workbook are skipped and reported', () => {
  const sheetOf = (rows: number): NamedSheet['read'] => ({
    ok: true,
    sheet: { header: ['Kod'], rows: Array(rows).fill({ number: 2, cells: ['A'] }), decimal: null },
  });
  const file: ReadFile = {
    kind: 'tables',
    sheets: [
      { name: 'Cennik', read: sheetOf(2) },
      { name: 'Rabaty', read: sheetOf(1) },
      { name: 'Arkusz3', read: sheetOf(0) },
    ],
  };
  expect(found(file)).toEqual({ lists: ['micro/bramki'], passedOver: ['Rabaty'] });
});

it('unknown sheets are skipped, and a file of only those is refused', async () => {
  const some = new Blob(['{"emails":[],"microGateways":[]}']);
  expect(found(await readFile(some))).toEqual({ lists: ['micro/bramki'], passedOver: ['emails'] });
  expect(found(await readFile(new Blob(['{"emails":[]}'])))).toBe('noCollection');
});
