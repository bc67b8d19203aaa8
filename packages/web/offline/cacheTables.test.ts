import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, it } from 'vitest';
import { tablesFor } from './cacheTables.ts';

const luminaires = Array.from({ length: 150 }, (_, index) => ({
  ...(sampleCatalogue.bindings[0] as (typeof sampleCatalogue.bindings)[number]),
  id: `id${index}`,
  photometry: `/files/photometry/bindings/${index}.ldt`,
}));
const table = (index: number) => `/files/photometry/bindings/${index}.ldt.json`;

it('stores tables of all luminaires of a plan first, then of up to a hundred others', () => {
  const tables = tablesFor('id149 id3', luminaires);
  expect(tables.slice(0, 3)).toEqual([table(3), table(149), table(0)]);
  expect(tables).toHaveLength(102);
  expect(new Set(tables).size).toBe(102);
});

it('stores a shared table once, and none for an article without a file', () => {
  const [one, other, third] = luminaires as [
    (typeof luminaires)[number],
    (typeof luminaires)[number],
    (typeof luminaires)[number],
  ];
  const shared = { ...other, photometry: one.photometry };
  expect(tablesFor('id1', [one, shared, { ...third, photometry: '' }])).toEqual([table(0)]);
});
