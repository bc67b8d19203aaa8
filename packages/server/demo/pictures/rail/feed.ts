import { BLUE_WIRE, BROWN_WIRE, type Colour, finishOf, GREEN_WIRE } from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { cable, rod } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { body, plug } from './body.ts';
import type { Profile } from './profile.ts';

/** A live feed between two rails: its cable comes out of the front through a gland. */
export function feed(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const { width, height } = profile;
  const reach = width * 1.15;
  const mouth = width / 2 + width * 0.62;
  const level = height * 0.45;
  const bent = (from: Vec, sideways: number, thick: number, wire = finish): Shape =>
    cable(
      [
        from,
        [from[0], from[1] - width * 0.5, from[2]],
        [from[0] + sideways, from[1] - width * 0.7, 2],
        [from[0] + sideways * 1.6, from[1] - width * 1.3, 2],
      ],
      thick,
      wire,
    );
  const core = width * 0.07;
  return picture(
    [
      ...plug(profile, 'far', reach, finish),
      ...body(profile, ['near', 'far'], reach, finish),
      ...plug(profile, 'near', reach, finish),
      rod([0, -width / 2, level], [0, -width * 0.72, level], width * 0.3, finish),
      rod([0, -width * 0.72, level], [0, -mouth, level], width * 0.22, finish),
      cable(
        [
          [0, -mouth, level],
          [0, -mouth - 8, level],
          [0, -mouth - 16, level],
          [0, -mouth - 22, level],
        ],
        width * 0.15,
        finish,
      ),
      bent([0, -mouth - 22, level], width * 0.5, core, BROWN_WIRE),
      bent([0, -mouth - 22, level], 0, core, GREEN_WIRE),
      bent([0, -mouth - 22, level], -width * 0.5, core, BLUE_WIRE),
    ],
    { scale: profile.scale * 1.4, ground: 0 },
  );
}
