import { expect, test } from 'vitest';
import { randomRoom } from '../testing/randomRooms.ts';
import { whole } from './inParts.ts';
import { lightIn, lightInParts } from './light.ts';

const SURFACES = [{ kind: 'plane' }] as const;
const STEP = 80;

test('parts add up to the whole, also if two computations take turns', () => {
  const scenes = [randomRoom(3), randomRoom(11)];
  const wholes = scenes.map((scene) => {
    const light = lightIn(scene, 'full');
    return SURFACES.map((surface) => light.on(surface, STEP));
  });
  const parts = scenes.map((scene) => lightInParts(scene, SURFACES, 'full', () => STEP));
  const shares: number[][] = scenes.map(() => []);
  const results = new Map<number, unknown>();
  while (results.size < parts.length)
    for (const [index, one] of parts.entries()) {
      if (results.has(index)) continue;
      const { done, value } = one.next();
      if (done) results.set(index, value);
      else shares[index]?.push(value);
    }
  for (const [index, light] of wholes.entries()) expect(results.get(index)).toEqual(light);
  for (const own of shares) {
    expect(own.length).toBeGreaterThan(5);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    expect(own.at(-1)).toBeLessThanOrEqual(1);
  }
});

test('a missing surface has no light in parts either', () => {
  const surfaces = [{ kind: 'area', id: 'removed' }, { kind: 'plane' }] as const;
  const [removed, plane] = whole(lightInParts(randomRoom(3), surfaces, 'quick'));
  expect(removed).toBeNull();
  expect(plane?.map.surface).toEqual({ kind: 'plane' });
});
