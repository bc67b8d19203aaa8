import type { Binding } from '@lumitor/domain/catalogue/article';
import { sampleCatalogue } from '@lumitor/domain/testing/sampleCatalogue';
import { expect, test } from 'vitest';
import { figureLine, figuresOf, figuresSearched } from './figures.ts';

const bare = { ...(sampleCatalogue.bindings[0] as Binding), power: 0 };
const known = {
  ...bare,
  power: 32,
  lumens: 3100,
  cct: 3000,
  cri: 90,
  beam: 116,
  ip: '44',
  length: 120,
  drop: 7.5,
  tiltMax: 90,
} as Binding;

test('a row has flux, colour, rendering and beam, and watts unless the title has them', () => {
  expect(figureLine(known, 'Opal 32 W', 'PL')).toBe('3100\u00a0lm · 3000\u00a0K · CRI\u00a090 · 116°');
  expect(figureLine(known, 'Opal', 'PL')).toBe('32\u00a0W · 3100\u00a0lm · 3000\u00a0K · CRI\u00a090 · 116°');
});

test('figures follow the language, except colour temperatures', () => {
  expect(figuresOf(known, 'DE')).toEqual({
    lumens: '3.100\u00a0lm',
    efficacy: '97\u00a0lm/W',
    watts: '32\u00a0W',
    cct: '3000\u00a0K',
    cri: 'CRI\u00a090',
    beam: '116°',
    ip: 'IP44',
    length: '120\u00a0cm',
    drop: '7,5\u00a0cm',
    tiltMax: '90°',
  });
});

test('unknown figures and zeros are omitted', () => {
  expect(figuresOf(bare, 'PL')).toEqual({});
  expect(figureLine(bare, 'Opal', 'PL')).toBe('');
  expect(figuresSearched(bare, 'PL')).toEqual([]);
  expect(figuresOf({ ...known, power: 0, tiltMax: 0, length: 0 } as Binding, 'PL')).not.toHaveProperty(
    'efficacy',
  );
  expect(
    Object.values(figuresOf({ ...known, tiltMax: 0, length: 0, cri: 0 } as Binding, 'PL')).join(),
  ).not.toMatch(/undefined|NaN|(^|,)(CRI.)?0\b/);
  expect(figureLine({ ...bare, lumens: 800, beam: 24 } as Binding, 'Opal', 'PL')).toBe('800\u00a0lm · 24°');
});
