import { type Colour, finishOf } from '../kit/finish.ts';
import { halo, rays } from '../kit/lit.ts';
import { picture } from '../kit/picture.ts';
import { ring, rod, sphere, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { standardMount } from './mount.ts';

export interface Downlight {
  radius: number;
  height: number;
  heads: 1 | 2;
}

/** Ways in which an arm turns out from under the rail. */
type Way = readonly [x: number, y: number];
const TO_RIGHT: Way = [0.3, -0.95];
const TO_LEFT: Way = [-0.86, -0.5];

/** Cylinders that shine straight down from an arm, which turns below the rail. */
export function downlight({ radius, height, heads }: Downlight, colour: Colour): string {
  const finish = finishOf(colour);
  const { shapes, below } = standardMount(finish, 290);
  const ways = heads === 2 ? [TO_LEFT, TO_RIGHT] : [TO_RIGHT];
  const level = below - 22;
  const reach = 62 + radius;
  const arm = ([x, y]: Way): Vec => [x * reach, y * reach, level];
  const head = (way: Way): Shape[] => {
    const [x, y] = arm(way);
    const bottom: Vec = [x, y, level - height * 0.6];
    const opening = ring(bottom, [0, 0, 1], radius * 0.84);
    const floor = ring([x, y, bottom[2] - 130], [0, 0, 1], radius * 2.6);
    return [
      rays(opening, floor, 0.66),
      halo(bottom, radius * 1.8, 0.45),
      turned(
        bottom,
        [0, 0, 1],
        [
          [0, radius],
          [height * 0.12, radius],
        ],
        finish,
      ),
      turned(
        [x, y, bottom[2] + height * 0.12],
        [0, 0, 1],
        [
          [0, radius],
          [height * 0.84, radius],
          [height * 0.88, radius * 0.93],
        ],
        finish,
      ),
      sphere([x * (1 - radius / reach), y * (1 - radius / reach), level], 6, finish),
    ];
  };
  const bar = (way: Way): Shape => rod([0, 0, level], arm(way), 4.5, finish);
  return picture(
    [
      rod([0, 0, level - 6], [0, 0, below], 8, finish),
      ...shapes,
      ...ways.flatMap((way) => [bar(way), ...head(way)]),
    ],
    { scale: heads === 2 ? 2.5 : 2.9, place: [490, 410] },
  );
}
