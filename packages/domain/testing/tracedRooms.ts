import { aimAt } from '../kinds/luminaire/aim.ts';
import { rectangle } from '../kinds/room/room.ts';
import { lightOn } from '../light/light.ts';
import type { LitRoom, SceneLuminaire, Shining } from '../light/scene.ts';
import { estimatedDistribution } from '../photometry/distribution.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import { at, ISOTROPIC, LOPSIDED, room } from './scenes.ts';
import { tracedIndirect } from './tracedLight.ts';

export interface TracedRoom {
  name: string;
  shape: LitRoom;
  luminaires: SceneLuminaire[];
  articles: Record<string, Shining>;
}

function upward(beam: number): PhotometricTable {
  const gamma = Array.from({ length: 181 }, (_, index) => index);
  const { intensity } = estimatedDistribution(2_000, beam);
  return {
    symmetry: 'rotational',
    c: [0],
    gamma,
    candela: [gamma.map((angle) => intensity(0, 180 - angle))],
    turn: 0,
  };
}

export const ROOMS: TracedRoom[] = [
  {
    name: 'a small office with downlights',
    shape: room(rectangle(400, 300, { x: 0, y: 0 }), { height: 270, plane: 75 }),
    luminaires: [at(-100, 0, 260), at(100, 0, 260)],
    articles: { a: { lumens: 1_500, beam: 90 } },
  },
  {
    name: 'a corridor with light from the side',
    shape: room(rectangle(800, 200, { x: 0, y: 0 }), { height: 250 }),
    luminaires: [at(-250, 0, 240), at(0, 0, 240, { turn: 90 }), at(250, 0, 240)],
    articles: { a: { table: LOPSIDED } },
  },
  {
    name: 'a high hall with pendants that shine upward too',
    shape: room(rectangle(600, 500, { x: 0, y: 0 }), { height: 500, plane: 75 }),
    luminaires: [at(-120, 0, 300), at(120, 60, 300)],
    articles: { a: { table: ISOTROPIC } },
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
    articles: { a: { lumens: 2_000, beam: 50 } },
  },
];

const REFLECTANCE = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const lit = (outline: LitRoom['outline'], height: number, walls: number): LitRoom =>
  room(outline, { height, plane: 75, maintenance: 0.8, reflectance: { ...REFLECTANCE, walls } });
const aimed = (x: number, y: number, z: number, to: { x: number; y: number }, height: number) => {
  const from = at(x, y, z);
  const { turn, tilt } = aimAt(from, to, height, 90);
  return { ...from, turn, tilt };
};
const row = (count: number, each: (index: number) => SceneLuminaire): SceneLuminaire[] =>
  Array.from({ length: count }, (_, index) => each(index));
export const NARROW: TracedRoom[] = [
  {
    name: 'a room of 5 × 4 m with spots of 10° at a wall of 0.5',
    shape: lit(rectangle(500, 400, { x: 0, y: 0 }), 270, 0.5),
    luminaires: row(4, (index) => {
      const x = -150 + index * 100;
      return aimed(x, -80, 250, { x, y: -200 }, 150);
    }),
    articles: { a: { lumens: 800, beam: 10 } },
  },
  {
    name: 'a hall of 30 × 15 m with 24° at its walls',
    shape: lit(rectangle(3_000, 1_500, { x: 0, y: 0 }), 500, 0.5),
    luminaires: [-1, 1].flatMap((side) => [
      ...row(14, (index) => {
        const x = -1_300 + index * 200;
        return aimed(x, side * 550, 470, { x, y: side * 750 }, 200);
      }),
      ...row(6, (index) => {
        const y = -500 + index * 200;
        return aimed(side * 1_300, y, 470, { x: side * 1_500, y }, 200);
      }),
    ]),
    articles: { a: { lumens: 3_000, beam: 24 } },
  },
  {
    name: 'an L with ten aimed spots and two linear luminaires',
    shape: lit(
      [
        { x: 0, y: 0 },
        { x: 700, y: 0 },
        { x: 700, y: 300 },
        { x: 300, y: 300 },
        { x: 300, y: 700 },
        { x: 0, y: 700 },
      ],
      300,
      0.6,
    ),
    luminaires: [
      ...row(5, (index) => aimed(100 + index * 120, 110, 275, { x: 100 + index * 120, y: 0 }, 150)),
      ...row(5, (index) => aimed(110, 180 + index * 110, 275, { x: 0, y: 180 + index * 110 }, 150)),
      at(500, 200, 275, { bindingId: 'linear' }),
      at(200, 500, 275, { bindingId: 'linear', heading: 90 }),
    ],
    articles: { a: { lumens: 900, beam: 20 }, linear: { lumens: 2_500, beam: 100, luminousLength: 120 } },
  },
  {
    name: 'a room that uplights light from close below its ceiling',
    shape: lit(rectangle(600, 450, { x: 0, y: 0 }), 300, 0.5),
    luminaires: [at(-150, -60, 285), at(100, 80, 290, { bindingId: 'linear', heading: 30 })],
    articles: { a: { table: upward(15) }, linear: { table: upward(100), luminousLength: 150 } },
  },
];

/** Maximum relative errors: mean, minimum, and any point (D51). */
export const MOST_OFF = { mean: 0.01, least: 0.03, point: 0.05 };

export function adjacentPhotons({ shape, luminaires, articles }: TracedRoom, photons: number) {
  const reflectance = shape.reflectance.walls > 0 ? shape.reflectance : REFLECTANCE;
  const scene = { room: { ...shape, reflectance }, luminaires, articles, areas: [] };
  const [full] = lightOn(scene, [{ kind: 'plane' }], 'full');
  const [direct] = lightOn(scene, [{ kind: 'plane' }], 'direct');
  const grid = direct?.grid ?? [];
  const indirect = tracedIndirect(scene, grid, Math.round(photons / luminaires.length), 7);
  const traced = grid.map(({ lux }, index) => lux + (indirect[index] as number));
  const { mean = 0, least = 0 } = full?.figures ?? {};
  return {
    mean: [[mean, traced.reduce((sum, lux) => sum + lux, 0) / traced.length]],
    least: [[least, Math.min(...traced)]],
    point: (full?.grid ?? []).map(({ lux }, index) => [lux, traced[index] as number] as const),
  } as const satisfies Record<keyof typeof MOST_OFF, readonly (readonly [number, number])[]>;
}
