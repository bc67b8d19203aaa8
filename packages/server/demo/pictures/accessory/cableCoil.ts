import {
  BLUE_WIRE,
  BROWN_WIRE,
  type Colour,
  type Finish,
  finishOf,
  GREEN_WIRE,
  RED_WIRE,
} from '../kit/finish.ts';
import { picture } from '../kit/picture.ts';
import { cable } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import { coil } from './suspension.ts';

function cableCoil(turns: number, thick: number, cores: readonly Finish[], colour: Colour): string {
  const finish = finishOf(colour);
  const tail = (wire: Finish, i: number): Shape => {
    const y = -70 + (i - (cores.length - 1) / 2) * 10;
    return cable(
      [
        [-72, -62, thick],
        [-86, -64, thick],
        [-92, y, 3],
        [-112, y - 6, 3],
      ],
      2.6,
      wire,
    );
  };
  return picture(
    [
      ...coil([0, 0, 0], 84, turns, thick, finish),
      cable(
        [
          [60, -60, thick],
          [20, -96, thick],
          [-30, -60, thick],
          [-72, -62, thick],
        ],
        thick,
        finish,
      ),
      ...cores.map(tail),
    ],
    { scale: 3.7, ground: 0 },
  );
}

/** Mains cable with three cores. */
export const mainsCable = (colour: Colour): string =>
  cableCoil(6, 5.5, [BROWN_WIRE, GREEN_WIRE, BLUE_WIRE], colour);

/** Low-voltage cable with two cores. */
export const lowVoltageCable = (colour: Colour): string => cableCoil(6, 3.6, [RED_WIRE, BLUE_WIRE], colour);
