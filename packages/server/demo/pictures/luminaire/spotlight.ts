import { type Colour, DARK, finishOf } from '../kit/finish.ts';
import { beam, halo, lens } from '../kit/lit.ts';
import { picture } from '../kit/picture.ts';
import { disc, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import { add, times, unit, type Vec } from '../kit/vector.ts';
import { microMount, standardMount } from './mount.ts';

export interface Spotlight {
  radius: number;
  length: number;
  /** Cooling ribs around the back of the head. */
  ribs?: number;
}

const AIM: Vec = unit([-0.66, -0.3, -0.6]);

function spotlightOn(
  line: 'standard' | 'micro',
  { radius, length, ribs = 0 }: Spotlight,
  colour: Colour,
): string {
  const finish = finishOf(colour);
  const { shapes: mount, below } = (line === 'standard' ? standardMount : microMount)(finish);
  const joint: Vec = [0, 0, below - 8 - radius];
  const along = (d: number) => add(joint, times(AIM, d * length));
  const ribbed: Shape[] = Array.from({ length: ribs }, (_, i) =>
    turned(
      along(-0.38 + i * 0.075),
      AIM,
      [
        [0, radius * 0.96],
        [length * 0.04, radius * 0.96],
      ],
      finish,
    ),
  );
  const back = ribs > 0 ? 0.66 : 0.82;
  const front = along(0.62);
  return picture(
    [
      rod(joint, [0, 0, below], radius * 0.16 + 2, finish),
      ...mount,
      turned(
        along(-0.38),
        AIM,
        [
          [0, radius * back],
          [length * 0.08, radius * (ribs > 0 ? 0.66 : 1)],
          [length * (0.075 * ribs + 0.02), radius * (ribs > 0 ? 0.66 : 1)],
        ],
        finish,
      ),
      ...ribbed,
      turned(
        along(-0.38 + 0.08 + ribs * 0.07),
        AIM,
        [
          [0, radius],
          [length * (0.86 - ribs * 0.07), radius],
        ],
        finish,
      ),
      turned(
        along(0.54),
        AIM,
        [
          [0, radius],
          [length * 0.08, radius],
        ],
        finish,
      ),
      disc(front, AIM, radius * 0.86, DARK),
      lens(add(front, times(AIM, -4)), AIM, radius * 0.62),
      beam({ from: front, towards: AIM, radii: [radius * 0.62, radius * 2.3], length: radius * 2 + 130 }),
      halo(front, radius * 1.7, 0.5),
    ],
    { scale: line === 'standard' ? 3.2 : 4, place: [500, 400] },
  );
}

export const spotlight = (head: Spotlight, colour: Colour): string => spotlightOn('standard', head, colour);
export const microSpotlight = (head: Spotlight, colour: Colour): string => spotlightOn('micro', head, colour);
