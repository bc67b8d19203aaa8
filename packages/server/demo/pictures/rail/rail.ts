import { COPPER, type Finish } from '../kit/finish.ts';
import { prism } from '../kit/mesh.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { type Profile, railOutline } from './profile.ts';

/** Depths below the rim at which the two conductors of a wall lie. */
export const CONDUCTORS = [4, 9] as const;

/** A straight rail along x, slot up, its near end at x = 0 and its underside at `z`. */
export function rail(profile: Profile, length: number, finish: Finish, z = 0): Shape[] {
  const outline = railOutline(profile).map(([y, up]): Vec => [0, y, z + up]);
  const inner = profile.width / 2 - profile.wall;
  const conductors = CONDUCTORS.map((depth) => {
    const top = z + profile.height - (depth * profile.width) / 36;
    const strip: Vec[] = [
      [2, inner, top - 2],
      [2, inner, top],
      [2, inner - 0.4, top],
      [2, inner - 0.4, top - 2],
    ];
    return prism(strip, [length - 2, 0, 0], { ...COPPER, line: COPPER.body });
  });
  return [prism(outline, [length, 0, 0], finish), ...conductors];
}

/** A piece of rail as it hangs, slot down, its middle over the origin and its underside at z = 0. */
export function hungRail(profile: Profile, length: number, finish: Finish): Shape {
  const outline = railOutline(profile).map(([y, up]): Vec => [-length / 2, y, profile.height - up]);
  return prism(outline, [length, 0, 0], finish);
}
