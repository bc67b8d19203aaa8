import { type Colour, DARK, finishOf } from '../kit/finish.ts';
import { halo, litPlate, rays } from '../kit/lit.ts';
import { plate, prism } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { rod } from '../kit/round.ts';
import type { Vec } from '../kit/vector.ts';
import { standardMount } from './mount.ts';

/** A flat head as wide as its power asks, tilted on a stem, whose light goes evenly down a wall. */
export function wallWasher(width: number, colour: Colour): string {
  const finish = finishOf(colour);
  const { shapes, below } = standardMount(finish, 290);
  const top = below - 34;
  const [x, half] = [-width / 2, width / 2];
  // The head in section, seen along the rail: its opening looks to the front and down.
  const section: [number, number][] = [
    [16, 0],
    [26, -14],
    [-24, -92],
    [-54, -50],
  ];
  const head = section.map(([y, z]): Vec => [x, y, top + z]);
  const opening: Vec[] = [
    [x + 5, -51, top - 54],
    [half - 5, -51, top - 54],
    [half - 5, -27, top - 88],
    [x + 5, -27, top - 88],
  ];
  const wall = opening.map(([px, py, pz]): Vec => [px * 1.5, py - 50, pz - 150]);
  return picture(
    [
      rod([0, 0, top - 12], [0, 0, below], 7, finish),
      ...shapes,
      prism(head, [width, 0, 0], finish),
      plate(opening, DARK),
      litPlate(opening),
      rays(opening, wall, 0.6, [1, 0, 0]),
      halo([0, -45, top - 80], width * 0.55, 0.3),
    ],
    { scale: 2.9, place: [490, 400] },
  );
}
