import { expect, test } from 'vitest';
import { rectangle } from '../kinds/room/room.ts';
import { at, room } from '../testing/scenes.ts';
import type { LitSolid } from './boxes.ts';
import { lightIn } from './light.ts';
import type { LightSurface, Scene, Shining } from './scene.ts';

const box = (x: number, y: number, more: Partial<LitSolid>): LitSolid => ({
  x,
  y,
  width: 120,
  depth: 45,
  heading: 0,
  from: 0,
  to: 110,
  reflectance: 0.5,
  ...more,
});
const WIDE: Shining = { lumens: 2_000, beam: 90 };
test('a face of a solid gets the light of a vertical area just before it', () => {
  const shelf = box(40, -30, { to: 150 });
  const scene: Scene = {
    room: room(rectangle(500, 400, { x: 0, y: 0 }), { height: 270, solids: [shelf] }),
    areas: [
      { id: 'front', begin: { x: -20, y: -7.4 }, end: { x: 100, y: -7.4 }, bottom: 0, top: 150 },
      { id: 'side', begin: { x: 100.1, y: -7.5 }, end: { x: 100.1, y: -52.5 }, bottom: 0, top: 150 },
    ],
    articles: { a: WIDE },
    luminaires: [at(150, 120, 260)],
  };
  const light = lightIn(scene, 'full');
  const meanOf = (surface: LightSurface) => {
    const lux = Array.from(light.on(surface, 10)?.map.lux ?? []).filter((one) => !Number.isNaN(one));
    return lux.reduce((sum, one) => sum + one, 0) / lux.length;
  };
  const front = meanOf({ kind: 'face', solid: 0, face: 3 });
  expect(front).toBeGreaterThan(20);
  expect(Math.abs(front / meanOf({ kind: 'area', id: 'front' }) - 1)).toBeLessThan(0.03);
  const side = meanOf({ kind: 'face', solid: 0, face: 1 });
  expect(Math.abs(side / meanOf({ kind: 'area', id: 'side' }) - 1)).toBeLessThan(0.03);
  expect(meanOf({ kind: 'face', solid: 0, face: 5 })).toBeGreaterThan(20);
  expect(light.on({ kind: 'face', solid: 1, face: 0 })).toBeNull();
});
