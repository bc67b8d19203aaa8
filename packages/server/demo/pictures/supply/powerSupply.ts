import {
  ALUMINIUM,
  BRASS,
  COPPER,
  type Colour,
  DARK,
  type Finish,
  finishOf,
  GREY,
  STEEL,
} from '../kit/finish.ts';
import { box, plate } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { cable, disc } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';

export interface PowerSupply {
  /** Millimetres: it grows with its power. */
  length: number;
  width: number;
  height: number;
  isDali: boolean;
}

const flatOn = (x: number, y: number, z: number, dx: number, dy: number): Vec[] => [
  [x, y, z],
  [x + dx, y, z],
  [x + dx, y + dy, z],
  [x, y + dy, z],
];

/** A row of screw terminals on the step at the near end. */
function terminals(count: number, x: number, width: number, z: number): Shape[] {
  const step = (width - 12) / count;
  return Array.from({ length: count }, (_, i): Shape[] => {
    const y = width / 2 - 6 - (i + 1) * step;
    return [
      box({ at: [x, y + step * 0.08, z], size: [15, step * 0.84, 11] }, GREY),
      disc([x + 8, y + step / 2, z + 11], [0, 0, 1], Math.min(4, step * 0.3), BRASS),
    ];
  }).flat();
}

/** A ribbed housing with its terminals in front; a DALI one has the pair of the control line beside them. */
function housing({ length, width, height, isDali }: PowerSupply, finish: Finish): Shape[] {
  const half = width / 2;
  const step = 24;
  const ribs = Math.round((length - step) / 16) - 3;
  const tail: readonly Vec[] = [
    [length, 0, height * 0.5],
    [length + 18, 0, height * 0.5],
    [length + 16, 0, 4],
    [length + 40, -6, 4],
  ];
  return [
    cable(tail, 4, finish),
    box({ at: [step, -half, 0], size: [length - step, width, height] }, finish),
    ...Array.from({ length: ribs }, (_, i) =>
      plate(flatOn(step + 52 + i * 16, -half + 6, height, 7, width - 12), DARK, finish.line),
    ),
    plate(flatOn(step + 8, -half + 8, height, 34, width - 16), STEEL),
    plate(flatOn(step + 14, -half + 14, height, 4, (width - 28) * (isDali ? 0.5 : 0.9)), GREY, GREY.body),
    plate(flatOn(step + 24, -half + 14, height, 4, width - 28), GREY, GREY.body),
    ...(isDali ? [plate(flatOn(step + 12, half - 30, height, 9, 16), COPPER)] : []),
    box({ at: [0, -half, 0], size: [step, width, height * 0.5] }, finish),
    ...terminals(isDali ? 5 : 3, 3, width, height * 0.5),
    ...(isDali ? controlLine(half, height * 0.5) : []),
  ];
}

function controlLine(half: number, z: number): Shape[] {
  const wire = (y: number): Shape =>
    cable(
      [
        [2, y, z + 4],
        [-14, y, z + 4],
        [-16, y - 6, 3],
        [-36, y - 10, 3],
      ],
      2.2,
      COPPER,
    );
  return [wire(-half + 20), wire(-half + 11)];
}

export const powerSupply = (supply: PowerSupply, colour: Colour): string =>
  picture(housing(supply, finishOf(colour)), { scale: 3, ground: 0 });

/** The supply of the smaller line: flat, and drawn larger. */
export const microPowerSupply = (supply: PowerSupply, colour: Colour): string =>
  picture(housing(supply, finishOf(colour)), { scale: 3.5, ground: 0 });

/** The MA0007 lies above the ceiling, in bare aluminium, with mounting ears and both outputs at the front. */
export function ceilingPowerSupply(): string {
  const [length, width, height] = [210, 84, 42];
  const half = width / 2;
  const ear = (x: number): Shape[] => [
    box({ at: [x, -half - 16, 0], size: [26, 16, 3] }, STEEL),
    disc([x + 13, -half - 8, 3], [0, 0, 1], 4, DARK),
  ];
  const holes = Array.from({ length: 8 }, (_, column) =>
    Array.from({ length: 3 }, (_, row) =>
      disc([92 + column * 14, -20 + row * 20, height], [0, 0, 1], 4.6, DARK),
    ),
  ).flat();
  return picture(
    [
      box({ at: [24, -half, 0], size: [length - 24, width, height] }, ALUMINIUM),
      ...holes,
      plate(flatOn(34, -half + 10, height, 40, width - 20), DARK),
      plate(flatOn(42, -half + 18, height, 5, width - 50), BRASS),
      plate(flatOn(56, -half + 18, height, 5, width - 36), ALUMINIUM),
      ...ear(40),
      ...ear(160),
      box({ at: [0, -half, 0], size: [24, width, height * 0.5] }, ALUMINIUM),
      ...terminals(6, 3, width, height * 0.5),
    ],
    { scale: 2.9, ground: 0 },
  );
}
