import { type Colour, finishOf, STEEL } from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { cable, ring, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { add } from '../kit/vector.ts';

/** A coil of cable that lies on the ground: a spiral of `turns` rings. */
export function coil(
  centre: Vec,
  radius: number,
  turns: number,
  thick: number,
  finish: typeof STEEL,
): Shape[] {
  return Array.from({ length: turns }, (_, i): Shape => {
    const loop = ring(
      add(centre, [0, 0, thick + (i % 3) * thick * 1.6]),
      [0, 0, 1],
      radius - Math.floor(i / 3) * thick * 2.4,
    );
    const points = loop.flatMap((point, k): Vec[] => {
      const next = loop[(k + 1) % loop.length] as Vec;
      return [point, next, next];
    });
    return cable([loop[0] as Vec, ...points.slice(1), loop[0] as Vec, loop[0] as Vec], thick, finish);
  });
}

/** A rose, a gripper and a coil of steel cable, as many turns as it is long. */
export function suspensionSet(metres: number, colour: Colour): string {
  const finish = finishOf(colour);
  return picture(
    [
      ...coil([44, 26, 0], 52, Math.round(metres * 3), 1.3, STEEL),
      turned(
        [-34, -22, 0],
        [0, 0, 1],
        [
          [0, 30],
          [16, 30],
          [22, 24],
        ],
        finish,
      ),
      rod([-34, -22, 22], [-34, -22, 34], 5, STEEL),
      rod([34, -44, 6], [66, -44, 6], 6, STEEL),
      rod([66, -44, 6], [74, -44, 6], 3, STEEL),
    ],
    { scale: 5.2, ground: 0 },
  );
}
