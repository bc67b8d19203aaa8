import type { Connection } from '@lumitor/domain/catalogue/article';
import { expect, it } from 'vitest';
import { familiesOf } from './familiesOf.ts';

const rail = (type: string, isBlack: boolean, isWhite: boolean) =>
  ({ id: type, type, isBlack, isWhite }) as unknown as Connection;
const black = rail('B', true, false);
const white = rail('W', false, true);
const grey = rail('G', false, false);
const all = [white, grey, black];
const idsOf = (connections: readonly Connection[], chosen: Connection | null) =>
  familiesOf(connections, chosen).rails.map(({ id }) => id);

it('a neutral rail is offered with black and with white ones, chosen or not', () => {
  expect(idsOf(all, black)).toEqual(['G', 'B']);
  expect(idsOf(all, white)).toEqual(['W', 'G']);
  const twoToned = rail('T', true, true);
  expect(idsOf([...all, twoToned], white)).toContain('T');
});

it('a chosen neutral rail leaves the colour open and offers every rail', () => {
  expect(familiesOf(all, grey)).toMatchObject({ colour: null, colours: ['black', 'white'] });
  expect(idsOf(all, grey)).toEqual(['W', 'G', 'B']);
});

it('a neutral rail is offered whichever rail is chosen', () => {
  for (const chosen of [null, grey, black, white, grey]) expect(idsOf(all, chosen)).toContain('G');
});

it('a shop with only neutral rails offers no colours', () => {
  expect(familiesOf([grey], grey)).toMatchObject({ colours: [], rails: [grey] });
  const twoToned = rail('T', true, true);
  expect(familiesOf([twoToned], twoToned)).toMatchObject({ colours: [], rails: [twoToned] });
});
