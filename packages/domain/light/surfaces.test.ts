import { expect, test } from 'vitest';
import { wallOf } from '../room/outline.ts';
import { rectangle } from '../room/room.ts';
import { at, elbow, room } from '../testing/scenes.ts';
import { gatheredIndirect } from '../testing/tracedLight.ts';
import type { LitObstacle } from './boxes.ts';
import { lightIn } from './light.ts';
import { ofAllWalls } from './measured.ts';
import type { Light, LitRoom, Scene, Shining, Surface } from './scene.ts';
import { frameOf } from './surfaces.ts';

/** Followed back from each surface; LUMITOR_RUNS asks for more, and for the figures. */
const PATHS = Number(process.env.LUMITOR_RUNS ?? 2_000);
/** By how much figures may be off; fewer paths tell it less surely. */
const MOST_OFF = PATHS < 20_000 ? { mean: 0.03, least: 0.1 } : { mean: 0.015, least: 0.04 };

const reflectance = { ceiling: 0.7, walls: 0.5, floor: 0.2 };
const box = (x: number, y: number, more: Partial<LitObstacle>): LitObstacle => ({
  ...{ x, y, width: 120, depth: 45, heading: 0, from: 0, to: 110, reflectance: 0.5 },
  ...more,
});
interface Lit {
  name: string;
  shape: LitRoom;
  places: [x: number, y: number, z: number][];
  article: Shining;
}

const WIDE: Shining = { lumens: 2_000, beam: 90 };
const ROOMS: Lit[] = [
  {
    name: 'a small office',
    shape: room(rectangle(400, 300, { x: 0, y: 0 }), { height: 270 }),
    places: [
      [-100, 0, 260],
      [100, 0, 260],
    ],
    article: WIDE,
  },
  {
    name: 'a corridor with linear luminaires',
    shape: room(rectangle(900, 200, { x: 0, y: 0 }), { height: 250 }),
    places: [
      [-250, 0, 245],
      [250, 0, 245],
    ],
    article: { ...WIDE, luminousLength: 120 },
  },
  {
    name: 'an L',
    shape: room(elbow(700, 300), { height: 300 }),
    places: [
      [550, 150, 290],
      [150, 150, 290],
      [150, 550, 290],
    ],
    article: WIDE,
  },
  {
    name: 'a shop with shelves',
    shape: room(rectangle(800, 600, { x: 0, y: 0 }), {
      height: 300,
      obstacles: [
        box(-200, 0, { width: 300, heading: 90, to: 180 }),
        box(150, 0, { width: 300, heading: 90, to: 150, reflectance: 0.7 }),
      ],
    }),
    places: [
      [-320, 0, 290],
      [-30, 0, 290],
      [300, 0, 290],
    ],
    article: WIDE,
  },
  {
    name: 'a bar with a counter and a canopy that hangs',
    shape: room(rectangle(600, 500, { x: 0, y: 0 }), {
      height: 320,
      obstacles: [
        box(0, 60, { width: 320, depth: 70, heading: 20 }),
        box(-220, -180, { width: 60, depth: 60, from: 0, to: 320 }),
        box(120, -150, { width: 150, depth: 100, from: 210, to: 225, reflectance: 0.8 }),
      ],
    }),
    places: [
      [0, -40, 310],
      [150, 150, 310],
    ],
    article: WIDE,
  },
];

const lit = ({ shape, places, article }: Lit): Scene & { room: LitRoom } => ({
  room: { ...shape, plane: 75, maintenance: 0.8, reflectance },
  luminaires: places.map(([x, y, z]) => at(x, y, z)),
  articles: { a: article },
  areas: [],
});

/** The mean that a surface gets by such paths, and the light where it was computed to be darkest, by many more. */
function traced(scene: Scene & { room: LitRoom }, full: Light, direct: Light) {
  const frame = frameOf(scene.room, [], direct.map.surface);
  const { figures } = full;
  if (!frame || !figures) throw new Error('There is no such surface');
  const by = ({ x, y, lux }: Light['grid'][number], paths: number, seed: number) =>
    lux + gatheredIndirect(scene, frame.at(x, y), frame.normal, paths, seed);
  const each = Math.ceil(PATHS / direct.grid.length);
  const mean =
    direct.grid.reduce((sum, point, index) => sum + by(point, each, index), 0) / direct.grid.length;
  const { x, y } = figures.darkest;
  const darkest = direct.grid.find((point) => point.x === x && point.y === y);
  return { full, mean, least: darkest ? by(darkest, PATHS, 7) : 0 };
}

test.each(ROOMS)('in $name walls, ceiling and faces get what paths that are followed back say', (one) => {
  const scene = lit(one);
  const { outline } = scene.room;
  const [full, direct] = [lightIn(scene, 'full'), lightIn(scene, 'direct')];
  const pair = (surface: Surface) => {
    const [computed, straight] = [full.on(surface), direct.on(surface)];
    if (!computed || !straight) throw new Error('There is no such surface');
    return traced(scene, computed, straight);
  };
  const walls = outline.map((_, wall) => pair({ kind: 'wall', wall }));
  const together = ofAllWalls(
    walls.map((wall) => wall.full),
    outline,
  );
  const lengths = outline.map((_, wall) => wallOf(outline, wall).length);
  const byArea = walls.reduce((sum, { mean }, wall) => sum + mean * (lengths[wall] ?? 0), 0);
  const darkest = walls.toSorted((a, b) => (a.full.figures?.least ?? 0) - (b.full.figures?.least ?? 0))[0];
  const others = (['ceiling', 'cylindrical'] as const).map((kind) => ({
    kind,
    ...pair({ kind, height: 120 }),
  }));
  const all = [
    {
      what: 'walls',
      computed: together,
      mean: byArea / lengths.reduce((sum, length) => sum + length, 0),
      least: darkest?.least ?? 0,
    },
    ...others.map(({ kind, full: { figures }, mean, least }) => ({
      what: kind,
      computed: figures,
      mean,
      least,
    })),
  ];
  for (const { what, computed, mean, least } of all) {
    const off = { mean: (computed?.mean ?? 0) / mean - 1, least: (computed?.least ?? 0) / least - 1 };
    if (process.env.LUMITOR_RUNS)
      console.log(
        `${one.name}, ${what}: ${mean.toFixed(1)} lx; ${off.mean.toFixed(4)}, ${off.least.toFixed(4)}`,
      );
    expect(Math.abs(off.mean), what).toBeLessThan(MOST_OFF.mean);
    expect(Math.abs(off.least), what).toBeLessThan(MOST_OFF.least);
  }
});

test('a face of an obstacle gets the light of a vertical area just before it', () => {
  const shelf = box(40, -30, { to: 150 });
  const scene: Scene = {
    room: room(rectangle(500, 400, { x: 0, y: 0 }), { height: 270, obstacles: [shelf] }),
    areas: [
      { id: 'front', begin: { x: -20, y: -7.4 }, end: { x: 100, y: -7.4 }, bottom: 0, top: 150 },
      { id: 'side', begin: { x: 100.1, y: -7.5 }, end: { x: 100.1, y: -52.5 }, bottom: 0, top: 150 },
    ],
    articles: { a: WIDE },
    luminaires: [at(150, 120, 260)],
  };
  const light = lightIn(scene, 'full');
  const meanOf = (surface: Surface) => {
    const lux = Array.from(light.on(surface, 10)?.map.lux ?? []).filter((one) => !Number.isNaN(one));
    return lux.reduce((sum, one) => sum + one, 0) / lux.length;
  };
  // Across its heading, then along it.
  const front = meanOf({ kind: 'face', obstacle: 0, face: 3 });
  expect(front).toBeGreaterThan(20);
  expect(Math.abs(front / meanOf({ kind: 'area', id: 'front' }) - 1)).toBeLessThan(0.03);
  const side = meanOf({ kind: 'face', obstacle: 0, face: 1 });
  expect(Math.abs(side / meanOf({ kind: 'area', id: 'side' }) - 1)).toBeLessThan(0.03);
  expect(meanOf({ kind: 'face', obstacle: 0, face: 5 })).toBeGreaterThan(20);
  expect(light.on({ kind: 'face', obstacle: 1, face: 0 })).toBeNull();
});
