import { beforeEach, expect, it } from 'vitest';
import { grabLuminaires } from './luminaireHand.ts';
import { drawFour, onScreen, SURFACE } from './testing/fourLuminaires.ts';

beforeEach(drawFour);

it('a press on a luminaire starts dragging it', () => {
  expect(grabLuminaires(SURFACE, onScreen(2, 10), false)).not.toBe(null);
});
