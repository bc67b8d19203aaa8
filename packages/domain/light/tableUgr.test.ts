import { expect, it } from 'vitest';
import { rectangle } from '../kinds/room/room.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import { UGR_REFLECTANCES, UGR_ROOMS } from '../photometry/ugr.ts';
import { at, ISOTROPIC, room, sceneWith } from '../testing/scenes.ts';
import type { SceneLuminaire } from './scene.ts';
import { tableUgrs } from './tableUgr.ts';

const rows = UGR_ROOMS.map((_, row) =>
  Array.from({ length: 2 * UGR_REFLECTANCES.length }, (_, column) => row + column / 10),
);
const table: PhotometricTable = { ...ISOTROPIC, ugr: { rows, isMean: false } };
const hall = room(rectangle(1600, 800, { x: 0, y: 0 }), {
  height: 330,
  reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
});
const inRows = (more: Partial<SceneLuminaire> = {}) =>
  [-200, 200].flatMap((y) => [-600, -200, 200, 600].map((x) => at(x, y, 320, more)));
const of = (luminaires: SceneLuminaire[], shape = hall) => tableUgrs(sceneWith(shape, luminaires, { table }));
const roomNumber = (x: number, y: number) => UGR_ROOMS.findIndex((one) => one.x === x && one.y === y);

it('UGR is that of the nearest standard room, crosswise and endwise', () => {
  // Endwise: 4 H × 8 H; crosswise: 8 H × 4 H.
  expect(of(inRows())).toEqual([
    { bindingId: 'a', crosswise: roomNumber(8, 4), endwise: roomNumber(4, 8) + 0.5 },
  ]);
  expect(of(inRows({ heading: 90 }))).toEqual([
    { bindingId: 'a', crosswise: roomNumber(4, 8), endwise: roomNumber(8, 4) + 0.5 },
  ]);
  const darker = { ...hall, reflectance: { ceiling: 0.45, walls: 0.3, floor: 0.1 } };
  expect(of(inRows(), darker)).toEqual([
    { bindingId: 'a', crosswise: roomNumber(8, 4) + 0.3, endwise: roomNumber(4, 8) + 0.8 },
  ]);
});

it('Luminaires that are aimed, alone, uneven, or without a table have no UGR', () => {
  expect(of(inRows({ tilt: 10 }))).toEqual([]);
  expect(of([at(0, 0, 320)])).toEqual([]);
  expect(of([...inRows(), at(300, 200, 320)])).toEqual([]);
  expect(tableUgrs(sceneWith(hall, inRows(), { lumens: 1000, beam: 90 }))).toEqual([]);
  expect(tableUgrs(sceneWith(null, inRows(), { table }))).toEqual([]);
});
