import { BLACK, BRASS, DARK, type Finish, GREY, STEEL, WHITE } from '../kit/finish.ts';
import { halo, lens } from '../kit/lit.ts';
import { box, plate, prism, roundedBox } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { disc, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';

const lamp = (at: Vec, normal: Vec, radius = 3): Shape[] => [
  lens(at, normal, radius),
  halo(at, radius * 4, 0.4),
];

/** A module for the distribution board, `units` of 18 mm wide, terminals along both edges. */
export function dinGateway(units: number, finish: Finish): string {
  const length = units * 18;
  const section: [number, number][] = [
    [45, 0],
    [45, 34],
    [24, 34],
    [24, 58],
    [-24, 58],
    [-24, 34],
    [-45, 34],
    [-45, 0],
  ];
  const count = units * 2;
  const row = (y: number): Shape[] =>
    Array.from({ length: count }, (_, i) =>
      disc([(i + 0.5) * (length / count), y, 34], [0, 0, 1], 3.4, BRASS),
    );
  const outline = section.map(([y, z]): Vec => [0, y, z]);
  const label: Vec[] = [
    [length * 0.1, -16, 58],
    [length * 0.5, -16, 58],
    [length * 0.5, 16, 58],
    [length * 0.1, 16, 58],
  ];
  const window = label.map(([x, y, z]): Vec => [x + length * 0.45, y * 0.5 + 8, z]);
  const lamps = Array.from({ length: units - 1 }, (_, i) => lamp([length * 0.65 + i * 10, 8, 58], [0, 0, 1]));
  return picture(
    [
      ...row(35),
      prism(outline, [length, 0, 0], finish),
      plate(label, GREY),
      plate(window, DARK),
      ...row(-35),
      ...lamps.flat(),
    ],
    { scale: units > 3 ? 4.4 : 5, ground: 0 },
  );
}

/** A flat housing with a ring of light around its button. */
export function hubGateway(size: number, finish: Finish): string {
  const half = size / 2;
  return picture(
    [
      ...roundedBox({ at: [-half, -half, 0], size: [size, size, 26] }, size * 0.24, finish),
      disc([0, 0, 26], [0, 0, 1], size * 0.27, finish),
      lens([0, 0, 26], [0, 0, 1], size * 0.25),
      disc([0, 0, 26], [0, 0, 1], size * 0.21, finish),
      halo([0, 0, 26], size * 0.5, 0.3, [0, 0, 1]),
    ],
    { scale: 5, ground: 0 },
  );
}

/** A housing with aerials for a long reach. */
export function aerialGateway(aerials: number, finish: Finish): string {
  const length = 120;
  const aerial = (x: number): Shape[] => [
    rod([x, 28, 12], [x, 34, 12], 7, DARK),
    turned(
      [x, 36, 8],
      [0.12, 0.05, 1],
      [
        [0, 5.5],
        [92, 3.6],
        [96, 2],
      ],
      DARK,
    ),
  ];
  const places = aerials === 1 ? [96] : [96, 24];
  return picture(
    [
      ...places.flatMap(aerial),
      ...roundedBox({ at: [0, -30, 0], size: [length, 60, 24] }, 10, finish),
      plate(
        [
          [16, -20, 24],
          [66, -20, 24],
          [66, -8, 24],
          [16, -8, 24],
        ],
        DARK,
      ),
      ...[0, 1, 2].flatMap((i) => lamp([26 + i * 14, -14, 24], [0, 0, 1])),
    ],
    { scale: 4.2, place: [480, 490], ground: 0 },
  );
}

/** A plug with which a technician reaches the control line from a computer. */
export function serviceGateway(): string {
  return picture(
    [
      box({ at: [86, -9, 8], size: [30, 18, 8] }, STEEL),
      ...roundedBox({ at: [0, -20, 0], size: [88, 40, 24] }, 7, BLACK),
      ...lamp([66, 0, 24], [0, 0, 1]),
      box({ at: [-6, -14, 5], size: [6, 28, 13] }, GREY),
      disc([-6, -6, 11], [-1, 0, 0], 4, BRASS),
      disc([-6, 6, 11], [-1, 0, 0], 4, BRASS),
    ],
    { scale: 5.6, ground: 0 },
  );
}

/** A gateway for the wall with a screen of its own. */
export function panelGateway(): string {
  const [width, height] = [120, 84];
  const upright = (x: number, z: number, dx: number, dz: number, y: number): Vec[] => [
    [x, y, z],
    [x + dx, y, z],
    [x + dx, y, z + dz],
    [x, y, z + dz],
  ];
  return picture(
    [
      box({ at: [0, 0, 0], size: [width, 14, height] }, WHITE),
      plate(upright(7, 7, width - 14, height - 14, -0.2), DARK),
      plate(upright(16, 18, 34, 20, -0.4), GREY),
      plate(upright(16, 46, 34, 20, -0.4), GREY),
      ...lamp([84, -0.4, 42], [0, -1, 0], 13),
    ],
    { scale: 5, ground: 0 },
  );
}
