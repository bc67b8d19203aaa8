import { type Colour, DARK, finishOf } from '../kit/finish.ts';
import { halo, litPlate, rays } from '../kit/lit.ts';
import { box, plate } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { microMount, standardMount } from './mount.ts';

/** A flat outline in the front of a lamp, from `x` to the right and from `z` upwards. */
const front = (x: number, y: number, z: number, width: number, height: number): Vec[] => [
  [x, y, z],
  [x + width, y, z],
  [x + width, y, z + height],
  [x, y, z + height],
];

const side = (x: number, y: number, z: number, depth: number, height: number): Vec[] => [
  [x, y, z],
  [x, y + depth, z],
  [x, y + depth, z + height],
  [x, y, z + height],
];

/** The light that falls from the underside of a long lamp. */
function fall(length: number, z: number, reach: number): Shape {
  const under: Vec[] = [
    [-length / 2, -14, z],
    [length / 2, -14, z],
    [length / 2, 14, z],
    [-length / 2, 14, z],
  ];
  const below = under.map(([x, y]): Vec => [x * 1.25, y * 4, z - reach]);
  return rays(under, below, 0.5, [1, 0, 0]);
}

/** A lamp whose opal diffuser wraps around its lower half. */
export function linear(length: number, colour: Colour): string {
  const finish = finishOf(colour);
  const { shapes, below } = standardMount(finish, 330, Math.min(length, 150));
  const [x, opal] = [-length / 2, below - 44];
  return picture(
    [
      fall(length, opal, 170),
      litPlate(front(x, -16, opal, length, 20)),
      litPlate(side(x, -16, opal, 32, 20)),
      box({ at: [x, -17, opal + 20], size: [length, 34, 24] }, finish),
      ...shapes,
      halo([0, -16, opal + 6], length * 0.5, 0.22),
    ],
    { scale: 2.6, place: [480, 410] },
  );
}

/** A lamp whose light sits deep in a row of small dark cells; only their glow is seen. */
function cells(line: 'standard' | 'micro', count: number, colour: Colour): string {
  const finish = finishOf(colour);
  const isMicro = line === 'micro';
  const step = isMicro ? 19 : 24;
  const depth = isMicro ? 20 : 34;
  const height = isMicro ? 17 : 30;
  const length = count * step + step * 0.4;
  const { shapes, below } = isMicro
    ? microMount(finish, 230, length - 6)
    : standardMount(finish, 330, Math.min(length, 150));
  const [x, floor] = [-length / 2, below - height];
  const glows = Array.from({ length: count }, (_, i): Shape[] => {
    const at: Vec = [x + step * (i + 0.7), -depth / 2 - 0.2, floor];
    const cell = front(at[0] - step * 0.34, at[1], floor + height * 0.16, step * 0.68, height * 0.5);
    return [
      plate(cell, DARK),
      litPlate(front(at[0] - step * 0.2, at[1], floor + height * 0.18, step * 0.4, height * 0.3)),
    ];
  }).flat();
  const cones = Array.from({ length: count }, (_, i): Shape => {
    const at = x + step * (i + 0.7);
    const opening: Vec[] = [
      [at - step * 0.2, 0, floor],
      [at + step * 0.2, 0, floor],
    ];
    const end = opening.map(([px, py]): Vec => [at + (px - at) * 6, py, floor - (isMicro ? 100 : 150)]);
    return rays(opening, end, 0.42, [1, 0, 0]);
  });
  return picture(
    [
      ...cones,
      box({ at: [x, -depth / 2, floor], size: [length, depth, height] }, finish),
      ...glows,
      ...shapes,
    ],
    { scale: isMicro ? 3.7 : 2.6, place: [480, 410] },
  );
}

export const cellLinear = (count: number, colour: Colour): string => cells('standard', count, colour);
export const microCells = (count: number, colour: Colour): string => cells('micro', count, colour);

/** A flat opal lamp that lies in the slot. */
export function microLinear(length: number, colour: Colour): string {
  const finish = finishOf(colour);
  const { shapes, below } = microMount(finish, 230, Math.min(length, 60));
  const [x, opal] = [-length / 2, below - 20];
  return picture(
    [
      fall(length, opal, 110),
      litPlate(front(x, -10, opal, length, 10)),
      litPlate(side(x, -10, opal, 20, 10)),
      box({ at: [x, -11, opal + 10], size: [length, 22, 10] }, finish),
      ...shapes,
      halo([0, -10, opal + 4], length * 0.45, 0.2),
    ],
    { scale: 3.7, place: [480, 420] },
  );
}
