import { type Colour, DARK, finishOf, GREY } from '../kit/finish.ts';
import { halo, lens } from '../kit/lit.ts';
import { box, plate, roundedBox } from '../kit/mesh.ts';
import { picture } from '../kit/picture.ts';
import { disc, rod, sphere } from '../kit/round.ts';
import type { Shape } from '../kit/shape.ts';
import type { Vec } from '../kit/vector.ts';
import { SURFACE } from '../rail/profile.ts';
import { hungRail } from '../rail/rail.ts';

/** A hand-held remote with a row of keys below a dial. */
export function remote(keys: number, colour: Colour): string {
  const finish = finishOf(colour);
  const rows = Array.from({ length: keys }, (_, i): Shape[] => {
    const x = 78 - i * 20;
    return [disc([x, 10, 16], [0, 0, 1], 7, GREY), disc([x, -10, 16], [0, 0, 1], 7, GREY)];
  });
  return picture(
    [
      ...roundedBox({ at: [0, -26, 0], size: [150, 52, 16] }, 16, finish),
      disc([116, 0, 16], [0, 0, 1], 19, GREY),
      disc([116, 0, 16], [0, 0, 1], 8, finish),
      lens([140, 0, 16], [0, 0, 1], 2.6),
      halo([140, 0, 16], 12, 0.5),
      ...rows.flat(),
    ],
    { scale: 4.6, ground: 0 },
  );
}

/** A push button for the wall: a frame with `keys` rockers. */
export function wallSwitch(keys: number, colour: Colour): string {
  const finish = finishOf(colour);
  const size = 86;
  const width = (size - 20) / keys;
  const face = (x: number, z: number, dx: number, dz: number, y: number): Vec[] => [
    [x, y, z],
    [x + dx, y, z],
    [x + dx, y, z + dz],
    [x, y, z + dz],
  ];
  const rockers = Array.from({ length: keys }, (_, i): Shape[] => [
    box({ at: [10 + i * width, -5, 10], size: [width - 1.5, 5, size - 20] }, finish),
    plate(face(10 + i * width + width * 0.3, size - 24, width * 0.4, 2, -5.2), GREY, GREY.body),
  ]);
  return picture(
    [
      box({ at: [10, 12, 12], size: [size - 20, 18, size - 24] }, GREY),
      box({ at: [0, 0, 0], size: [size, 12, size] }, finish),
      ...rockers.flat(),
    ],
    { scale: 6, ground: 0 },
  );
}

/** A motion sensor in the slot of a rail. */
export function motionSensor(colour: Colour): string {
  const finish = finishOf(colour);
  return picture(
    [
      sphere([0, 0, -34], 20, { ...finishOf('white'), line: finish.line }),
      rod([0, 0, -36], [0, 0, -18], 28, finish),
      box({ at: [-50, -14, -18], size: [100, 28, 18] }, finish),
      hungRail(SURFACE, 190, finish),
      plate(
        [
          [30, -14.3, -13],
          [42, -14.3, -13],
          [42, -14.3, -7],
          [30, -14.3, -7],
        ],
        DARK,
      ),
    ],
    { scale: 4.2 },
  );
}
