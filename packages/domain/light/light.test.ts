import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aimAt } from '../kinds/luminaire/aim.ts';
import { rectangle } from '../kinds/room/room.ts';
import { at, elbow, ISOTROPIC, LOPSIDED, room, sceneWith, square } from '../testing/scenes.ts';
import { darkArticles, emittersOf, isEstimate } from './emitter.ts';
import { enclosureOf } from './enclosure.ts';
import { figuresOn, lightIn, lightOn } from './light.ts';
import { luxAt as interpolated } from './luxAt.ts';
import { dimmed, ofAllWalls } from './measured.ts';
import type { LightSurface, LitRoom, Scene, SceneLuminaire, Shining } from './scene.ts';

function luxAt(scene: Scene, surface: LightSurface, x: number, y: number, step: number): number {
  const [light] = lightOn(scene, [surface], 'direct', step);
  if (!light) throw new Error('There is no such surface');
  const { map } = light;
  const column = Math.round((x - map.x) / map.stepX);
  return map.lux[Math.round((y - map.y) / map.stepY) * map.columns + column] as number;
}

function fluxOnto(scene: Scene & { room: LitRoom }, step: number): number {
  const walls = scene.room.outline.map((_, wall) => ({ kind: 'wall' as const, wall }));
  const all = lightOn(scene, [{ kind: 'floor' }, { kind: 'ceiling' }, ...walls], 'direct', step);
  return all
    .map(({ map }) => (map.stepX * map.stepY * map.lux.reduce((sum, lux) => sum + lux, 0)) / 10_000)
    .reduce((sum, flux) => sum + flux, 0);
}

test('10,000 lm in all directions, 3 m above, follow the inverse square and cosine laws', () => {
  const scene = sceneWith(room(square(1_010)), [at(0, 0, 300)], { table: ISOTROPIC });
  const measured = [0, 100, 200, 300, 400, 500].map((x) => luxAt(scene, { kind: 'plane' }, x, 0, 10));
  [88.42, 75.49, 50.93, 31.26, 19.1, 12.04].forEach((lux, index) => {
    expect(measured[index]).toBeCloseTo(lux, 2);
  });
});

test('all flux of a luminaire lands in a closed room, at any turn and tilt', () => {
  const stated = fluxOnto(
    { ...sceneWith(null, [at(0, 0, 150)], { table: LOPSIDED }), room: room(square(300)) },
    5,
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 90 }), (turn, tilt) => {
      const luminaire = at(30, -20, 140, { turn, tilt, heading: 33 });
      const scene = { ...sceneWith(null, [luminaire], { table: LOPSIDED }), room: room(square(300)) };
      expect(Math.abs(fluxOnto(scene, 5) / stated - 1)).toBeLessThan(0.01);
    }),
    { numRuns: 12 },
  );
});

test('an estimate emits the flux and beam it was given', () => {
  const estimated = {
    ...sceneWith(null, [at(0, 0, 290)], { lumens: 1_000, beam: 60 }),
    room: room(square(600)),
  };
  expect(Math.abs(fluxOnto(estimated, 5) / 1_000 - 1)).toBeLessThan(0.01);
});

test('a luminaire aimed at a point has its peak there', () => {
  fc.assert(
    fc.property(
      fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }),
      fc.integer({ min: 0, max: 359 }),
      (point, heading) => {
        const from = at(0, 0, 250, { heading });
        const [emitter] = emittersOf(
          sceneWith(null, [{ ...from, ...aimAt(from, point, 0, 90) }], { lumens: 500, beam: 24 }),
        );
        const [x, y, z] = emitter?.axis ?? [0, 0, 0];
        const reach = 250 / -z;
        expect(Math.hypot(x * reach - point.x, y * reach - point.y)).toBeLessThan(1);
      },
    ),
  );
});

test('interreflection settles at the balance of emitted and absorbed light', () => {
  const cube = (reflectance: number) =>
    room(square(400), {
      height: 400,
      reflectance: { ceiling: reflectance, walls: reflectance, floor: reflectance },
    });
  const walls = [0, 1, 2, 3].map((wall) => ({ kind: 'wall' as const, wall }));
  const mean = (reflectance: number) => {
    const scene = sceneWith(cube(reflectance), [at(0, 0, 200)], { table: ISOTROPIC });
    const all = lightOn(scene, [{ kind: 'floor' }, { kind: 'ceiling' }, ...walls], 'full', 10);
    const means = all.map(({ map }) => map.lux.reduce((sum, lux) => sum + lux, 0) / map.lux.length);
    return means.reduce((sum, one) => sum + one, 0) / means.length;
  };
  const expected = { 0: 104.17, 0.2: 130.21, 0.5: 208.33, 0.8: 520.83, 0.9: 1041.67, 0.95: 2083.33 };
  for (const [reflectance, lux] of Object.entries(expected))
    expect(Math.abs(mean(Number(reflectance)) / lux - 1)).toBeLessThan(0.01);
});

test('a repeated computation gives identical digits, whatever ran in between', () => {
  const lit = room(square(400), { reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 } });
  const first = sceneWith(lit, [at(0, 0, 200, { tilt: 40 })], { lumens: 900, beam: 12 });
  const other = sceneWith(room(square(300)), [at(10, 0, 200)], { table: LOPSIDED });
  const figures = (scene: Scene) => figuresOn(scene, { kind: 'plane' }, 'full');
  const before = figures(first);
  figures(other);
  expect(figures(first)).toEqual(before);
});

test('behind an inner corner there is only reflected light', () => {
  const shape = room(elbow(600, 250), { height: 270, reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 } });
  const scene = sceneWith(shape, [at(500, 120, 255)], { lumens: 2_500, beam: 100 });
  const behind = (detail: 'direct' | 'full') => {
    const [light] = lightOn(scene, [{ kind: 'plane' }], detail);
    return light?.grid.find(({ x, y }) => x < 150 && y > 500)?.lux;
  };
  expect(behind('direct')).toBe(0);
  expect(behind('full')).toBeGreaterThan(0.5);
});

test('a luminaire outside the room, or below the plane, does not light the plane', () => {
  const shape = room(square(400), { plane: 75 });
  const lux = (luminaire: SceneLuminaire) =>
    figuresOn(sceneWith(shape, [luminaire], { table: ISOTROPIC }), { kind: 'plane' }, 'direct')?.greatest;
  expect(lux(at(300, 0, 250))).toBe(0);
  expect(lux(at(0, 0, 60))).toBe(0);
  expect(lux(at(0, 0, 250))).toBeGreaterThan(100);
});

test('a long luminaire partly outside the room contributes only its part inside', () => {
  const floor = (x: number, lumens: number, luminousLength: number) => {
    const scene = sceneWith(room(square(400)), [at(x, 0, 290)], { lumens, beam: 100, luminousLength });
    return [...(lightOn(scene, [{ kind: 'floor' }], 'direct', 20)[0]?.map.lux ?? [])];
  };
  const half = floor(150, 500, 100);
  expect(half.length).toBeGreaterThan(100);
  floor(200, 1_000, 200).forEach((lux, index) => {
    expect(lux).toBeCloseTo(half[index] as number, 4);
  });
});

test('parts of a long luminaire inside the room count even if its centre is outside', () => {
  const lux = (x: number, length: number, lumens: number, surface: LightSurface) => {
    const shape = room(square(400), { reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 } });
    const scene = sceneWith(shape, [at(x, 0, 290)], { lumens, beam: 100, luminousLength: length });
    return [...(lightOn(scene, [surface], 'full', 20)[0]?.map.lux ?? [])].reduce((sum, one) => sum + one, 0);
  };
  const plane = { kind: 'plane' } as const;
  expect(lux(250, 200, 2_000, plane) / lux(175, 50, 500, plane)).toBeCloseTo(1, 1);
  expect(lux(250, 200, 2_000, { kind: 'wall', wall: 1 })).toBeGreaterThan(
    lux(-175, 50, 500, { kind: 'wall', wall: 1 }),
  );
});

test('a long luminaire close to ceiling or wall shines as a line, not as points', () => {
  const gamma = [0, 45, 90, 135, 180];
  const even = { symmetry: 'rotational', c: [0], gamma, candela: [gamma.map(() => 100)], turn: 0 } as const;
  const length = 220;
  const scene = sceneWith(room(square(600)), [at(0, -290, 290)], {
    table: { ...even, c: [...even.c], candela: even.candela.map((row) => [...row]) },
    luminousLength: length,
  });
  const surfaces = [{ kind: 'ceiling' }, { kind: 'wall', wall: 0 }] as const;
  for (const { map, layers } of lightOn(scene, surfaces, 'direct', 5))
    layers[0]?.map.forEach((lux, cell) => {
      const x = map.x + (cell % map.columns) * map.stepX - (map.surface.kind === 'wall' ? 300 : 0);
      const y = map.y + Math.floor(cell / map.columns) * map.stepY;
      const aside = map.surface.kind === 'wall' ? y - 290 : y + 290;
      const [a, b] = [x - length / 2, x + length / 2];
      const square = aside ** 2 + 10 ** 2;
      // ∫ 10 / (t² + s)^1.5 dt over the line.
      const sum = (t: number) => (10 * t) / (square * Math.sqrt(t * t + square));
      const line = ((sum(b) - sum(a)) * 100 * 10_000) / length;
      expect(Math.abs(lux / line - 1)).toBeLessThan(0.03);
    });
});

test('an upright area is lit only on its front', () => {
  const area = { id: 'p', begin: { x: -50, y: -200 }, end: { x: 50, y: -200 }, bottom: 100, top: 200 };
  const turned = { ...area, begin: area.end, end: area.begin };
  const lux = (one: typeof area) => {
    const scene = { ...sceneWith(room(square(400)), [at(0, 0, 250)], { table: ISOTROPIC }), areas: [one] };
    return figuresOn(scene, { kind: 'area', id: 'p' }, 'direct');
  };
  expect(lux(area)?.least).toBeGreaterThan(50);
  expect(lux(turned)?.greatest).toBe(0);
});

test('light of several luminaires adds up, and maintenance scales it', () => {
  const shape = room(rectangle(500, 400, { x: 30, y: 20 }), {
    reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
  });
  const two = [at(0, 0, 280), at(100, 50, 280, { tilt: 20, turn: 50 })];
  const mean = (luminaires: SceneLuminaire[], maintenance = 1) =>
    figuresOn(
      sceneWith({ ...shape, maintenance }, luminaires, { table: LOPSIDED }),
      { kind: 'plane' },
      'full',
    )?.mean ?? 0;
  expect(mean(two)).toBeCloseTo(mean(two.slice(0, 1)) + mean(two.slice(1)), 1);
  expect(mean(two, 0.8)).toBeCloseTo(0.8 * mean(two), 4);
});

test('without a room there is light around luminaires, but no reflection and no figures', () => {
  const [light] = lightOn(
    sceneWith(null, [at(0, 0, 250)], { table: ISOTROPIC }),
    [{ kind: 'floor' }],
    'full',
  );
  expect(light?.figures).toBeNull();
  expect(Math.max(...(light?.map.lux ?? []))).toBeGreaterThan(100);
  expect(light?.map.lux.every((lux) => lux > 0)).toBe(true);
});

test('a removed area is left out, and an empty scene is dark', () => {
  expect(lightOn(sceneWith(room(square(300)), [], {}), [{ kind: 'area', id: 'gone' }], 'full')).toEqual([]);
  expect(figuresOn(sceneWith(room(square(300)), [], {}), { kind: 'plane' }, 'full')).toMatchObject({
    mean: 0,
    uniformity: 0,
  });
});

test('flux and beam give an estimate; an article with neither is dark and reported', () => {
  const both = [at(0, 0, 250), at(10, 0, 250, { bindingId: 'b' })];
  const scene = (a: Shining): Scene => ({ ...sceneWith(null, both, a), articles: { a, b: { lumens: 800 } } });
  expect(isEstimate(scene({ lumens: 800, beam: 36 }))).toBe(true);
  expect(isEstimate(scene({ table: ISOTROPIC, lumens: 800, beam: 36 }))).toBe(false);
  expect(darkArticles(scene({ table: ISOTROPIC }))).toEqual(['b']);
});

test('the patches of a room have the area of all its surfaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 210, max: 900 }), fc.integer({ min: 210, max: 900 }), (width, depth) => {
      const outline = [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: 100 },
        { x: 100, y: 100 },
        { x: 100, y: depth },
        { x: 0, y: depth },
      ];
      const level = (width * 100 + 100 * (depth - 100)) / 10_000;
      const upright = (2 * (width + depth) * 300) / 10_000;
      const { patches } = enclosureOf({ outline, height: 300, solids: [] });
      expect(patches.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(2 * level + upright, 6);
    }),
  );
});

const shelf = { x: 100, y: 0, width: 20, depth: 200, heading: 0, from: 0, to: 200, reflectance: 0 };

test('a shelf blocks direct light behind it and changes nothing before it', () => {
  const light = (solids: LitRoom['solids']) => {
    const scene = sceneWith(room(square(800), { solids }), [at(0, 0, 300)], {
      lumens: 2_000,
      beam: 100,
    });
    return [50, 150, 350].map((x) => luxAt(scene, { kind: 'plane' }, x, 0, 10));
  };
  const [bare, shaded] = [light([]), light([shelf])];
  expect(shaded[0]).toBe(bare[0]);
  expect(shaded[1]).toBe(0);
  expect(shaded[2]).toBe(bare[2]);
});

test('area under a shelf is not measured, and the shelf reflects light', () => {
  const low = { ...shelf, width: 100, to: 40 };
  const figures = (more: Partial<LitRoom>) =>
    figuresOn(
      sceneWith(room(square(800), more), [at(0, 0, 300)], { lumens: 2_000, beam: 100 }),
      { kind: 'plane' },
      'full',
    );
  expect(figures({ solids: [low] })?.points).toBeLessThan(figures({})?.points ?? 0);
  expect(figures({ solids: [low], plane: 40 })?.points).toBe(figures({ plane: 40 })?.points);
  const dark = { reflectance: { ceiling: 0, walls: 0, floor: 0 } };
  const bright = figures({ ...dark, solids: [{ ...shelf, reflectance: 0.9 }] })?.mean ?? 0;
  expect(bright).toBeGreaterThan(figures({ ...dark, solids: [shelf] })?.mean ?? 0);
});

test('a scene is the sum of its groups, and dimming needs no new computation', () => {
  const group = (layer: number) =>
    [0, 1].map((index) => at(layer * 150 - 150, index * 120 - 60, 280, { layer, id: `${layer} ${index}` }));
  const lit = room(square(600), {
    reflectance: { ceiling: 0.7, walls: 0.5, floor: 0.2 },
    solids: [shelf],
  });
  const scene = sceneWith(lit, [0, 1, 2].flatMap(group), { lumens: 900, beam: 50 });
  const alone = (layer: number) => ({
    ...scene,
    luminaires: group(0).map((one, index) => ({ ...one, x: group(layer)[index]?.x ?? 0 })),
  });
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }), (percent) => {
      const shares = percent.map((one) => one / 100);
      for (const kind of ['plane', 'ceiling'] as const) {
        const light = lightIn(scene, 'direct').on({ kind });
        const got = light && dimmed(light, shares);
        const parts = [0, 1, 2].map((layer) => lightIn(alone(layer), 'direct').on({ kind }));
        got?.grid.forEach(({ lux }, index) => {
          const sum = parts.reduce(
            (all, part, layer) => all + (shares[layer] ?? 0) * (part?.grid[index]?.lux ?? 0),
            0,
          );
          expect(Math.abs(lux - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
        });
      }
    }),
    { numRuns: 5 },
  );
  const [full] = lightOn(scene, [{ kind: 'plane' }], 'full');
  if (!full) throw new Error('The scene has no plane');
  const [half, dark] = [dimmed(full, [0.5, 0.5, 0.5]), dimmed(full, [0, 0, 0])];
  expect(half.figures?.mean).toBeCloseTo((full.figures?.mean ?? 0) / 2, 9);
  expect(dark.figures).toMatchObject({ mean: 0, uniformity: 0 });
  const whole = figuresOn(
    { ...scene, luminaires: scene.luminaires.map((one) => ({ ...one, layer: 0 })) },
    { kind: 'plane' },
    'full',
  );
  expect(full.figures?.mean).toBeCloseTo(whole?.mean ?? 0, 3);
});

test('cylinders receive light by the sine, and modelling is their share of the level illuminance', () => {
  const scene = sceneWith(room(square(800)), [at(0, 0, 320)], { table: ISOTROPIC });
  const light = lightIn(scene, 'direct').on({ kind: 'cylindrical', height: 120 }, 10);
  const cd = 10_000 / (4 * Math.PI);
  const found = light && interpolated(light.map, { x: 200, y: 0 });
  expect(Math.abs((found ?? 0) / ((cd * Math.SQRT1_2) / (Math.PI * 8)) - 1)).toBeLessThan(0.01);
  const { least = 0, mean = 0, greatest = 0 } = light?.modelling ?? {};
  expect(least).toBeLessThan(mean);
  expect(mean).toBeLessThan(greatest);
  const [x, y] = [light?.grid[0]?.x ?? 0, light?.grid[0]?.y ?? 0];
  expect(greatest).toBeCloseTo(Math.hypot(x, y) / 200 / Math.PI, 6);
});

test('doors and windows are not measured, and walls are averaged by area', () => {
  const outline = square(400);
  const door = { id: 'd', kind: 'door' as const, wall: 0, at: 200, width: 200 };
  const walls = (openings: LitRoom['openings']) => {
    const scene = sceneWith(room(outline, { ...(openings && { openings }) }), [at(0, 0, 280)], {
      lumens: 1_000,
      beam: 90,
    });
    const light = lightIn(scene, 'direct');
    return outline.flatMap((_, wall) => light.on({ kind: 'wall', wall }) ?? []);
  };
  const [bare, opened] = [walls(undefined), walls([door])];
  const isOnDoor = ({ x, y }: { x: number; y: number }) => Math.abs(x - 200) <= 100 && y <= 205;
  expect(bare[0]?.grid.some(isOnDoor)).toBe(true);
  expect(opened[0]?.grid).toEqual(bare[0]?.grid.filter((point) => !isOnDoor(point)));
  expect(opened[1]?.grid).toEqual(bare[1]?.grid);
  const means = bare.map(({ figures }) => figures?.mean ?? 0);
  const together = ofAllWalls(bare, outline);
  expect(together?.mean).toBeCloseTo(means.reduce((sum, one) => sum + one, 0) / 4, 9);
  expect(together?.uniformity).toBeCloseTo(
    Math.min(...bare.map(({ figures }) => figures?.least ?? 0)) / (together?.mean ?? 1),
    9,
  );
});
