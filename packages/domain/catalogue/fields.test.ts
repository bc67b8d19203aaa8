import { expect, test } from 'vitest';
import { COLLECTIONS } from '../collections/collections.ts';
import { codeFieldOf, FIELDS, storedNames } from './fields.ts';
import { CATALOGUE_COLLECTIONS } from './productLine.ts';

const entriesOf = (schema: object) => (schema as { entries: object }).entries;

test.each(CATALOGUE_COLLECTIONS)('every stored field of %s is displayed once', (name) => {
  const seen = FIELDS[name].flatMap(storedNames);
  expect([...seen].sort()).toEqual(Object.keys(entriesOf(COLLECTIONS[name].schema)).sort());
});

test('articles are identified by the field that the part rules reference', () => {
  const codeFields = CATALOGUE_COLLECTIONS.map((name) => [name, codeFieldOf(name)]);
  expect(Object.fromEntries(codeFields)).toEqual({
    connections: 'type',
    systems: null,
    gateways: 'description',
    powers: 'type',
    bindings: 'description',
    accessories: 'description',
  });
});
