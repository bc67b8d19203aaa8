import { expect, test } from 'vitest';
import { rectangle } from '../room/room.ts';
import { at, ISOTROPIC, LOPSIDED, room, sceneWith } from '../testing/scenes.ts';
import { tracedIndirect } from '../testing/tracedLight.ts';
import { lightOn } from './light.ts';
import type { LitRoom, SceneLuminaire, Shining } from './scene.ts';

/** Of each luminaire: as many as leave a cell of the plane right by about a per cent. */
const PHOTONS = 250_000;

/** Rooms as they are: a small one, a long one, a high one, a slanting one, and one with an inner corner. */
const ROOMS: { name: string; shape: LitRoom; luminaires: SceneLuminaire[]; shining: Shining }[] = [
  {
    name: 'a small office with downlights',
    shape: room(rectangle(400, 300, { x: 0, y: 0 }), { height: 270, plane: 75 }),
    luminaires: [at(-100, 0, 260), at(100, 0, 260)],
    shining: { lumens: 1_500, beam: 90 },
  },
  {
    name: 'a corridor with light from the side',
    shape: room(rectangle(800, 200, { x: 0, y: 0 }), { height: 250 }),
    luminaires: [at(-250, 0, 240), at(0, 0, 240, { turn: 90 }), at(250, 0, 240)],
    shining: { table: LOPSIDED },
  },
  {
    name: 'a high hall with pendants that shine upward too',
    shape: room(rectangle(600, 500, { x: 0, y: 0 }), { height: 500, plane: 75 }),
    luminaires: [at(-120, 0, 300), at(120, 60, 300)],
    shining: { table: ISOTROPIC },
  },
  {
    name: 'a gallery with slanting walls',
    shape: room(
      [
        { x: 0, y: 0 },
        { x: 500, y: 80 },
        { x: 420, y: 420 },
        { x: -60, y: 360 },
      ],
      { height: 320 },
    ),
    luminaires: [at(150, 120, 290, { turn: 40, tilt: 35 }), at(300, 260, 290, { turn: 200, tilt: 35 })],
    shining: { lumens: 2_000, beam: 50 },
  },
  {
    name: 'an L with its light in one arm',
    shape: room(
      [
        { x: 0, y: 0 },
        { x: 600, y: 0 },
        { x: 600, y: 250 },
        { x: 250, y: 250 },
        { x: 250, y: 600 },
        { x: 0, y: 600 },
      ],
      { height: 270 },
    ),
    luminaires: [at(450, 120, 255), at(200, 120, 255)],
    shining: { lumens: 2_500, beam: 100 },
  },
];

test.each(ROOMS)(
  'in $name the plane measures what photons that are followed say',
  ({ shape, luminaires, shining }) => {
    const reflectance = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
    const scene = { ...sceneWith(null, luminaires, shining), room: { ...shape, reflectance } };
    const [full] = lightOn(scene, [{ kind: 'plane' }], 'full');
    const [direct] = lightOn(scene, [{ kind: 'plane' }], 'direct');
    const indirect = tracedIndirect(scene, PHOTONS, 60, 7);
    const traced = (direct?.grid ?? []).map((point) => point.lux + indirect(point));
    const mean = traced.reduce((sum, lux) => sum + lux, 0) / traced.length;
    expect(traced.length).toBeGreaterThan(20);
    expect(Math.abs((full?.figures?.mean ?? 0) / mean - 1)).toBeLessThan(0.02);
    expect(Math.abs((full?.figures?.least ?? 0) / Math.min(...traced) - 1)).toBeLessThan(0.05);
  },
);
