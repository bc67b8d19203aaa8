import { type Colour, finishOf } from '../kit/finish.ts';
import { box, prism } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import type { Vec } from '../kit/vector.ts';
import { plug } from './body.ts';
import { type Profile, solidOutline } from './profile.ts';

const THICK = 7;

/** The cap stands apart from the tongue that holds it in the slot. */
export function endCap(profile: Profile, colour: Colour): string {
  const finish = finishOf(colour);
  const outline = solidOutline(profile).map(([y, z]): Vec => [0, y, z]);
  const neck = box(
    { at: [THICK, -profile.width / 4, profile.height / 4], size: [4, profile.width / 2, profile.height / 2] },
    finish,
  );
  return picture([...plug(profile, 'far', THICK + 4, finish), neck, prism(outline, [THICK, 0, 0], finish)], {
    scale: profile.scale * 2.1,
    ground: 0,
  });
}
