import { type Colour, finishOf, PLASTER, STEEL } from '../kit/finish.ts';
import { box } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { cable, rod } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import { type Profile, TRIM } from './profile.ts';
import { hungRail, rail } from './rail.ts';

/** Length of the piece shown: as much as fills the square. */
const lengthOf = ({ scale }: Profile): number => 800 / scale;

/** A rail on a piece of ceiling, which lies face up like the rail. */
export function surfaceRail(profile: Profile, colour: Colour): string {
  const length = lengthOf(profile);
  const reach = profile.width * 1.5;
  const ceiling = box({ at: [14, -reach, -10], size: [length - 28, 2 * reach, 10] }, PLASTER);
  return picture([ceiling, ...rail(profile, length, finishOf(colour))], {
    scale: profile.scale,
    ground: -10,
  });
}

/** A rail let into a piece of ceiling, its trim over the edges of the cut. */
export function recessedRail(profile: Profile, colour: Colour): string {
  const length = lengthOf(profile);
  const { width, height, trim } = profile;
  const finish = finishOf(colour);
  const reach = width * 1.5;
  const slab = (y: number): Shape =>
    box({ at: [14, y, 0], size: [length - 28, reach, height - TRIM] }, PLASTER);
  const nearTrim = box({ at: [0, -width / 2 - trim, height - TRIM], size: [length, trim, TRIM] }, finish);
  return picture([slab(width / 2), ...rail(profile, length, finish), slab(-width / 2 - reach), nearTrim], {
    scale: profile.scale,
    ground: 0,
  });
}

/** A rail on two steel cables below their ceiling roses. */
export function suspendedRail(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const suspension = (x: number): Shape[] => [
    rod([x, 0, profile.height], [x, 0, profile.height + 12], 4.5, STEEL),
    cable(
      [
        [x, 0, profile.height + 12],
        [x, 0, 80],
        [x, 0, 100],
        [x, 0, 140],
      ],
      0.8,
      STEEL,
    ),
    rod([x, 0, 140], [x, 0, 156], 19, finish),
  ];
  return picture([hungRail(profile, lengthOf(profile), finish), ...suspension(70), ...suspension(-70)], {
    scale: profile.scale,
  });
}
