import { describe, expect, it } from 'vitest';
import type { RailFamily } from '../catalogue/partTable.ts';
import { DEFAULT_PART_TABLES } from '../parts/defaultPartTable.ts';
import { UNSET } from './settings.ts';
import { soldBy } from './soldBy.ts';

const table = DEFAULT_PART_TABLES.standard;
const [family] = table.families as [RailFamily];
const sold = (set: Partial<typeof UNSET.lines.standard>, rules = table) =>
  soldBy({ ...UNSET.lines.standard, ...set }, rules);

describe('a line with default settings', () => {
  it('sells black and white rails, and bent ones of both lengths', () => {
    const { rail, part } = sold({});
    expect(rail({ isBlack: true, isWhite: false })).toBe(true);
    expect(rail({ isBlack: false, isWhite: true })).toBe(true);
    expect(part({ description: family.parts.bentRail100.black })).toBe(true);
    expect(part({ description: family.parts.bentRail200.white })).toBe(true);
  });
});

it('rails in an unsold colour are excluded, but not those without colour', () => {
  const { rail } = sold({ colours: ['black'] });
  expect(rail({ isBlack: true, isWhite: false })).toBe(true);
  expect(rail({ isBlack: false, isWhite: true })).toBe(false);
  expect(rail({ isBlack: false, isWhite: false })).toBe(true);
  expect(rail({ isBlack: true, isWhite: true })).toBe(true);
});

it('bent rails of an unsold length are excluded, and no other parts', () => {
  const { part } = sold({ bentLengths: [100] });
  expect(part({ description: family.parts.bentRail200.black })).toBe(false);
  expect(part({ description: family.parts.bentRail100.black })).toBe(true);
  expect(part({ description: family.parts.endCap.black })).toBe(true);
});

it('a part with another use stays on sale', () => {
  const shared = structuredClone(table);
  for (const { parts } of shared.families) parts.feed.black = family.parts.bentRail200.black;
  expect(sold({ bentLengths: [] }, shared).part({ description: family.parts.bentRail200.black })).toBe(true);
});
