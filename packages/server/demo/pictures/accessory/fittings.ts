import { type Colour, DARK, type Finish, finishOf, STEEL } from '../kit/finish.ts';
import { plate, prism } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { disc, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';

/** A six-sided nut around the rail's axis. */
function nut(x: number, z: number, radius: number, thick: number, finish: Finish): Shape {
  const corners = Array.from({ length: 6 }, (_, i): Vec => {
    const angle = (i * Math.PI) / 3;
    return [x, radius * Math.cos(angle), z + radius * Math.sin(angle)];
  });
  return prism(corners, [thick, 0, 0], finish);
}

/** A gland that lets a cable into a rail's end and holds it. */
export function cableGland(colour: Colour): string {
  const finish = finishOf(colour);
  const z = 26;
  const thread = Array.from({ length: 5 }, (_, i) => rod([46 - i * 6, 0, z], [49 - i * 6, 0, z], 16, finish));
  return picture(
    [
      rod([18, 0, z], [52, 0, z], 14, finish),
      ...thread,
      nut(4, z, 26, 14, finish),
      turned(
        [-34, 0, z],
        [1, 0, 0],
        [
          [0, 15],
          [8, 21],
          [38, 22],
        ],
        finish,
      ),
      disc([-34, 0, z], [-1, 0, 0], 9, DARK),
    ],
    { scale: 6.6, ground: 0 },
  );
}

/** A strip that closes the slot between luminaires. */
export function cover(width: number, length: number, scale: number, colour: Colour): string {
  const finish = finishOf(colour);
  const half = width / 2;
  const right: [number, number][] = [
    [half * 0.5, 0],
    [half * 0.62, 2],
    [half * 0.62, 9],
    [half, 9],
    [half, 12],
  ];
  const mirror = right.map(([y, z]): [number, number] => [-y, z]).reverse();
  const inner: [number, number][] = [
    [-half * 0.5, 0],
    [-half * 0.5, 9],
    [half * 0.5, 9],
  ];
  const strip = (x: number, y: number): Shape =>
    prism(
      [...right, ...mirror.slice(0, -1), ...inner].map(([across, z]): Vec => [x, y + across, z]),
      [length, 0, 0],
      finish,
    );
  return picture([strip(0, width * 0.9), strip(-width * 0.4, -width * 0.9)], { scale, ground: 0 });
}

/** A steel clip that is pressed over a rail, shown as a pair. */
export function mountingClip(): string {
  const bow = (x: number): Shape[] => {
    const line: [number, number][] = [
      [22, 0],
      [24, 20],
      [18, 27],
      [24, 34],
      [22, 36],
      [15, 27],
      [21, 19],
      [19, 3],
    ];
    const mirror = line.map(([y, z]): [number, number] => [-y, z]).reverse();
    return [
      prism(
        [...line, ...mirror].map(([y, z]): Vec => [x, y, z]),
        [26, 0, 0],
        STEEL,
      ),
      disc([x + 13, 6, 3], [0, 0, 1], 4, DARK),
    ];
  };
  return picture([...bow(58), ...bow(0)], { scale: 6, ground: 0 });
}

/** A rose that covers the outlet in the ceiling. */
export function ceilingRose(colour: Colour): string {
  const finish = finishOf(colour);
  return picture(
    [
      turned(
        [0, 0, 0],
        [0, 0, 1],
        [
          [0, 62],
          [24, 62],
          [32, 54],
        ],
        finish,
      ),
      disc([0, 0, 32], [0, 0, 1], 12, STEEL),
      rod([0, 0, 32], [0, 0, 46], 6, STEEL),
      disc([-34, -6, 32], [0, 0, 1], 5, STEEL),
      disc([34, 6, 32], [0, 0, 1], 5, STEEL),
    ],
    { scale: 5, ground: 0 },
  );
}

/** A honeycomb that takes the glare from a spotlight. */
export function honeycomb(colour: Colour): string {
  const finish = finishOf(colour);
  const radius = 54;
  const cell = 9;
  const cells: Shape[] = [];
  for (let row = -4; row <= 4; row++) {
    for (let column = -4; column <= 4; column++) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * cell * 1.3;
      const y = row * cell * 1.12;
      if (Math.hypot(x, y) > radius - 12) continue;
      const corners = Array.from({ length: 6 }, (_, i): Vec => {
        const angle = (i * Math.PI) / 3 + Math.PI / 6;
        return [x + cell * 0.62 * Math.cos(angle), y + cell * 0.62 * Math.sin(angle), 16];
      });
      cells.push(plate(corners, DARK, finish.line));
    }
  }
  return picture([rod([0, 0, 0], [0, 0, 16], radius, finish), ...cells], { scale: 5.8, ground: 0 });
}
