import type { Finish } from '../kit/finish.ts';
import { halo, litSphere } from '../kit/lit.ts';
import { picture } from '../kit/picture.ts';
import { rod, turned } from '../kit/round.ts';
import type { Vec } from '../kit/vector.ts';
import { railFor, standardMount } from './mount.ts';

/** A ball of opal glass in a holder below a short rod. */
export function globe(radius: number, finish: Finish): string {
  const { shapes, below } = standardMount(railFor(finish), 240);
  const holder = below - 62;
  const centre: Vec = [0, 0, holder - 8 - radius * 0.93];
  return picture(
    [
      halo(centre, radius * 2.1, 0.62),
      rod([0, 0, holder], [0, 0, below], 4.5, finish),
      ...shapes,
      litSphere(centre, radius),
      turned(
        [0, 0, holder - 14],
        [0, 0, 1],
        [
          [0, radius * 0.46],
          [16, radius * 0.42],
          [24, radius * 0.2],
        ],
        finish,
      ),
    ],
    { scale: 2.9, place: [480, 450] },
  );
}
