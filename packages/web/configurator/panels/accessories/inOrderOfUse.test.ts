import type { Accessory } from '@lumitor/domain/catalogue/article';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { expect, test } from 'vitest';
import { inOrderOfUse } from './inOrderOfUse.ts';

const table = DEFAULT_PART_TABLES.standard;
const [surface, suspended] = table.families;
const accessories = [surface?.parts.endCap.black, 'CABLE', suspended?.parts.feed.black, 'REMOTE'].map(
  (description) => ({ id: description, description }) as Accessory,
);
const codes = (family = suspended) =>
  inOrderOfUse(accessories, table, family ?? null).map(({ description }) => description);

test('articles that no rule counts come first, parts of other rails last', () => {
  expect(codes()).toEqual(['CABLE', 'REMOTE', suspended?.parts.feed.black, surface?.parts.endCap.black]);
});

test('within these the order of the catalogue stays', () => {
  expect(codes(surface)).toEqual([
    'CABLE',
    'REMOTE',
    surface?.parts.endCap.black,
    suspended?.parts.feed.black,
  ]);
});
