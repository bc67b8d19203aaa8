import { type Colour, finishOf } from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { type Arm, body, plug } from './body.ts';
import type { Profile } from './profile.ts';

interface Form {
  arms: readonly Arm[];
  /** Of an arm from the middle, in widths of the rail. */
  reach: number;
  zoom: number;
}

const STRAIGHT: Form = { arms: ['near', 'far'], reach: 0.8, zoom: 1.6 };
const ANGLE: Form = { arms: ['near', 'front'], reach: 1.5, zoom: 1.5 };
const T: Form = { arms: ['near', 'far', 'front'], reach: 1.3, zoom: 1.4 };

const drawn =
  ({ arms, reach, zoom }: Form) =>
  (profile: Profile, colour: Colour): string => {
    const finish = finishOf(colour);
    const length = reach * profile.width;
    const tongue = (arm: Arm) => (arms.includes(arm) ? plug(profile, arm, length, finish) : []);
    return picture(
      [...tongue('far'), ...body(profile, arms, length, finish), ...tongue('near'), ...tongue('front')],
      { scale: profile.scale * zoom, ground: 0 },
    );
  };

export const straightConnector = drawn(STRAIGHT);
export const angleConnector = drawn(ANGLE);
export const tConnector = drawn(T);
