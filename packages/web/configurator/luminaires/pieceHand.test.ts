import { beforeEach, expect, it } from 'vitest';
import { grabPieces } from './pieceHand.ts';
import { drawFour, onScreen, SURFACE } from './testing/fourPieces.ts';

beforeEach(drawFour);

it('A luminaire is taken into the hand', () => {
  expect(grabPieces(SURFACE, onScreen(2, 10), false)).not.toBe(null);
});
