import { beforeEach, expect, it } from 'vitest';
import { grabPieces } from './pieceHand.ts';
import { drawFour, onScreen, SURFACE } from './testing/fourPieces.ts';

beforeEach(drawFour);

it('a press on a luminaire starts dragging it', () => {
  expect(grabPieces(SURFACE, onScreen(2, 10), false)).not.toBe(null);
});
