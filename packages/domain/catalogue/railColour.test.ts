import { expect, it } from 'vitest';
import { bodyColour, bodyColoursIn } from './railColour.ts';

it('a luminaire has the colour of its article, and none if the article has both or neither', () => {
  expect(bodyColour({ isBlack: true, isWhite: false })).toBe('black');
  expect(bodyColour({ isBlack: false, isWhite: true })).toBe('white');
  expect(bodyColour({ isBlack: true, isWhite: true })).toBeNull();
  expect(bodyColour({ isBlack: false, isWhite: false })).toBeNull();
  const colour = bodyColoursIn({ bindings: [{ id: 'a', isBlack: true, isWhite: false }] });
  expect([colour('a'), colour('gone'), bodyColoursIn(null)('a')]).toEqual(['black', null, null]);
});
