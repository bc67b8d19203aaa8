import { type Colour, type Finish, finishOf, STEEL } from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { cable, ring, rod, turned } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import { add, type Vec } from '../kit/vector.ts';

/** A coil of cable that lies on the ground: layers of three rings, one inside the other. */
export function coil(centre: Vec, radius: number, rings: number, thick: number, finish: Finish): Shape[] {
  return Array.from({ length: rings }, (_, i): Shape => {
    const middle = add(centre, [0, 0, thick * (1 + 1.6 * (i % 3))]);
    const loop = ring(middle, [0, 0, 1], radius - Math.floor(i / 3) * thick * 2.4);
    const straight = loop.flatMap((point, k): Vec[] => {
      const next = loop[(k + 1) % loop.length] ?? point;
      return [point, next, next];
    });
    return cable([loop[0] ?? middle, ...straight], thick, finish);
  });
}

/** A rose, a gripper and a coil of steel cable, as many turns as it is long. */
export function suspensionSet(metres: number, colour: Colour): string {
  const finish = finishOf(colour);
  return picture(
    [
      ...coil([44, 26, 0], 52, Math.round(metres * 6) - 5, 1.3, STEEL),
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
