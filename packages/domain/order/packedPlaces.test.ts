import { expect, it } from 'vitest';
import { type PackedPlace, packPlaces, unpackPlaces } from './packedPlaces.ts';

const NAMES = { bindings: [{ id: 'spot' }], steps: [{ id: 's0' }] };
const place = { bindingId: 'spot', stepId: 's0', at: 50, turn: 0, tilt: 0, isPlaced: false };

it('positions keep the rotation of automatic ones that face a wall', () => {
  const places = [
    place,
    { ...place, turn: 180 },
    { ...place, isPlaced: true },
    { ...place, turn: 90, tilt: 30, isPlaced: true },
    { ...place, id: 'spot 1' },
    { ...place, turn: 90, tilt: 30, isPlaced: true, id: 'p' },
  ];
  const packed = packPlaces(places, NAMES);
  expect(packed.map(({ length }) => length)).toEqual([3, 4, 5, 5, 6, 6]);
  expect(unpackPlaces(packed, NAMES)).toEqual(places);
});

it('positions of older orders are read unchanged', () => {
  const before: PackedPlace[] = [
    [0, 0, 50],
    [0, 0, 80, 0, 0],
  ];
  expect(unpackPlaces(before, NAMES).map(({ isPlaced, turn }) => [isPlaced, turn])).toEqual([
    [false, 0],
    [true, 0],
  ]);
});
