import { type Colour, type Finish, finishOf } from '../kit/finish.ts';
import { prism } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { plug } from './body.ts';
import { type Profile, solidOutline } from './profile.ts';

/** The insulator is a hard amber resin: what sets this joint apart from a straight connector. */
const RESIN: Finish = { shade: '#6f4a2c', body: '#9d7148', light: '#c69a6c', line: '#563820' };

/** Two halves of a rail's profile, kept apart by an insulator. */
export function isolatingJoint(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const half = profile.width * 0.42;
  const gap = profile.width * 0.16;
  const slice = (from: number, to: number, material: Finish): Shape => {
    const outline = solidOutline(profile).map(([y, z]): Vec => [from, y, z]);
    return prism(outline, [to - from, 0, 0], material);
  };
  return picture(
    [
      ...plug(profile, 'far', gap + half, finish),
      slice(gap, gap + half, finish),
      slice(-gap, gap, RESIN),
      slice(-gap - half, -gap, finish),
      ...plug(profile, 'near', gap + half, finish),
    ],
    { scale: profile.scale * 1.75, ground: 0 },
  );
}
