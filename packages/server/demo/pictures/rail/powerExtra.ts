import { ALUMINIUM, type Colour, finishOf } from '../kit/finish.ts';
import { box, plate } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { cable, rod } from '../kit/round.ts';
import { body, plug } from './body.ts';
import type { Profile } from './profile.ts';

/** The head that takes the cable of the MA0007 supply into a rail: a terminal housing behind a rail's end. */
export function powerExtra(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const { width, height } = profile;
  const deep = width * 1.6;
  const start = width * 0.5;
  const side = width * 0.85;
  const tall = Math.max(height * 1.15, width);
  return picture(
    [
      cable(
        [
          [start + deep, 0, tall * 0.45],
          [start + deep + width * 0.6, 0, tall * 0.45],
          [start + deep + width * 0.5, -width, 3],
          [start + deep + width * 1.2, -width * 0.9, 3],
        ],
        width * 0.13,
        finish,
      ),
      rod(
        [start + deep, 0, tall * 0.45],
        [start + deep + width * 0.25, 0, tall * 0.45],
        width * 0.26,
        ALUMINIUM,
      ),
      box({ at: [start, -side, 0], size: [deep, 2 * side, tall] }, finish),
      plate(
        [
          [start + deep * 0.14, -side * 0.78, tall],
          [start + deep * 0.86, -side * 0.78, tall],
          [start + deep * 0.86, side * 0.78, tall],
          [start + deep * 0.14, side * 0.78, tall],
        ],
        ALUMINIUM,
      ),
      ...body(profile, ['near', 'far'], width * 0.5, finish),
      ...plug(profile, 'near', width * 0.5, finish),
    ],
    { scale: profile.scale * 1.5, ground: 0 },
  );
}
