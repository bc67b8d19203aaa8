import { expect, it } from 'vitest';
import { DRAWN_KIND_NAMES } from '../kinds/drawnKinds.ts';
import { isHidden, withHidden } from './hidden.ts';
import { shownKinds } from './kindGroups.ts';

it('a group is hidden and shown again, once and in one order', () => {
  const first = { hidden: withHidden({ hidden: [] }, 'room', true) };
  const both = { hidden: withHidden(first, 'rails', true) };
  expect(both.hidden).toEqual(['rails', 'room']);
  expect(withHidden(both, 'rails', true)).toEqual(both.hidden);
  expect(withHidden(both, 'room', false)).toEqual(['rails']);
  expect([isHidden(both, 'rails'), isHidden(both, 'light')]).toEqual([true, false]);
});

it('the room is hidden with its openings and areas, furniture by itself', () => {
  expect(shownKinds({ hidden: [] }, DRAWN_KIND_NAMES)).toEqual(DRAWN_KIND_NAMES);
  expect(shownKinds({ hidden: ['room'] }, DRAWN_KIND_NAMES)).toEqual(['obstacle']);
  expect(shownKinds({ hidden: ['obstacles'] }, DRAWN_KIND_NAMES)).toEqual(['room', 'opening', 'area']);
});
