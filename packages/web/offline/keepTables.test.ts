import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, it } from 'vitest';
import { tablesFor } from './keepTables.ts';

const luminaires = Array.from({ length: 150 }, (_, index) => ({
  ...(sampleCatalogue.bindings[0] as (typeof sampleCatalogue.bindings)[number]),
  id: `id${index}`,
  photometry: `/files/photometry/bindings/${index}.ldt`,
}));
const table = (index: number) => `/files/photometry/bindings/${index}.ldt.json`;

it('The tables of all luminaires of a plan are kept, and of others the first hundred, those of the plan before them', () => {
  const tables = tablesFor('id149 id3', luminaires);
  expect(tables.slice(0, 3)).toEqual([table(3), table(149), table(0)]);
  expect(tables).toHaveLength(102);
  expect(new Set(tables).size).toBe(102);
});

it('A table that articles share is kept once, and an article without a file has none', () => {
  const [one, other, third] = luminaires as [
    (typeof luminaires)[number],
    (typeof luminaires)[number],
    (typeof luminaires)[number],
  ];
  const shared = { ...other, photometry: one.photometry };
  expect(tablesFor('id1', [one, shared, { ...third, photometry: '' }])).toEqual([table(0)]);
});
