import { expect, test } from 'vitest';
import { itemAt, upTo } from '../math/lists.ts';
import { distance } from '../math/points.ts';
import { chance } from '../testing/chance.ts';
import { randomRoom } from '../testing/randomRooms.ts';
import { boxesOf } from './boxes.ts';
import { addDirect } from './direct.ts';
import { emittersOf, layersIn } from './emitter.ts';
import { hotSpots } from './hotSpots.ts';
import { lightIn } from './light.ts';
import { luxAt } from './luxAt.ts';
import { dimmed } from './measured.ts';
import { reflectedAt, reflectionIn } from './reflection.ts';
import type { Light, LitRoom, Scene, Surface } from './scene.ts';
import { facing, frameOf } from './surfaces.ts';

/** LUMITOR_RUNS asks for more rooms. */
const ROOMS = Number(process.env.LUMITOR_RUNS ?? 2);
/** Points of the raster whose reflected light is computed exactly, the brightest first. */
const EXACT = 40;
/** Points are that far from each other, in centimetres, and at least so bright against the brightest. */
const NEAR = 4;
const LEAST = 0.7;
/** Points around each of these, in centimetres. */
const FINER = { step: 0.1, count: 11 };

/** The greatest illuminance on a surface, found on a raster of 1 cm. @returns by the shares of the layers */
function raster(
  scene: Scene & { room: LitRoom },
  surface: Surface,
): (light: Light, shares: readonly number[]) => number {
  const frame = frameOf(scene.room, scene.areas, surface);
  if (!frame) throw new Error('There is no such surface');
  const [width, height] = [Math.floor(frame.width), Math.floor(frame.height)];
  const points = upTo(width * height)
    .map((index) => ({ x: frame.x + (index % width) + 0.5, y: frame.y + Math.floor(index / width) + 0.5 }))
    .filter(({ x, y }) => frame.isOn(x, y));
  const { outline, maintenance, obstacles } = scene.room;
  const emitters = emittersOf(scene);
  const reflection = reflectionIn(scene.room, emitters, 'full');
  const layers = layersIn(emitters);
  const direct = upTo(layers).map(() => new Float64Array(points.length));
  const at = facing(frame, points);
  for (const emitter of emitters)
    addDirect(itemAt(direct, emitter.layer), emitter, at, outline, boxesOf(obstacles));
  const straight = lightIn(scene, 'direct').on(surface);

  return (light, shares) => {
    const sum = (lux: readonly Float64Array[], index: number) =>
      maintenance * lux.reduce((all, one, layer) => all + (shares[layer] ?? 0) * (one[index] ?? 0), 0);
    const bare = straight && dimmed(straight, shares);
    // Reflected light changes little from centimetre to centimetre: by the map's the brightest points are chosen.
    const about = points.map((point, index) => {
      const reflected = (luxAt(light.map, point) ?? 0) - ((bare && luxAt(bare.map, point)) ?? 0);
      return sum(direct, index) + Math.max(0, reflected);
    });
    const bound = LEAST * about.reduce((most, one) => Math.max(most, one), 0);
    const chosen: number[] = [];
    for (const index of upTo(points.length)
      .filter((one) => itemAt(about, one) > bound)
      .toSorted((a, b) => itemAt(about, b) - itemAt(about, a))) {
      const { x, y } = itemAt(points, index);
      const isNear = (one: number) => distance(itemAt(points, one), { x, y }) < NEAR;
      if (chosen.length < EXACT && !chosen.some(isNear)) chosen.push(index);
    }
    const brightest = chosen.map((index) => itemAt(points, index));
    const exact = reflectedAt(facing(frame, brightest), scene.room, reflection, null, layers);
    // The beam of a spot beside its wall is no wider than the raster.
    const finer = brightest.map((point, n) => {
      const near = upTo(FINER.count ** 2)
        .map((index) => ({
          x: point.x + ((index % FINER.count) - (FINER.count - 1) / 2) * FINER.step,
          y: point.y + (Math.floor(index / FINER.count) - (FINER.count - 1) / 2) * FINER.step,
        }))
        .filter(({ x, y }) => frame.isOn(x, y));
      const lux = upTo(layers).map(() => new Float64Array(near.length));
      const places = facing(frame, near);
      for (const emitter of emitters)
        addDirect(itemAt(lux, emitter.layer), emitter, places, outline, boxesOf(obstacles));
      return Math.max(...near.map((_, index) => sum(lux, index))) + sum(exact, n);
    });
    return Math.max(...finer);
  };
}

/** The wall that is lit the most. */
function brightestWall(scene: Scene & { room: LitRoom }): Surface {
  const light = lightIn(scene, 'direct');
  const walls = scene.room.outline.map((_, wall) => light.on({ kind: 'wall', wall }) as Light);
  return walls.toSorted((a, b) => Math.max(...b.map.lux) - Math.max(...a.map.lux))[0]?.map.surface as Surface;
}

test.each(upTo(ROOMS))('room %i: the greatest illuminance is that of a raster of 1 cm, to 1 %', (seed) => {
  const scene = randomRoom(seed);
  const random = chance(seed);
  const layers = layersIn(emittersOf(scene));
  for (const surface of [{ kind: 'plane' } as const, ...(seed % 4 === 0 ? [brightestWall(scene)] : [])]) {
    const all = lightIn(scene, 'full').on(surface);
    const mostOn = raster(scene, surface);
    if (!all) throw new Error('There is no such surface');
    for (const shares of [upTo(layers).map(() => 1), upTo(layers).map(() => random())]) {
      const light = dimmed(all, shares);
      const most = mostOn(light, shares);
      const { greatest } = light.figures ?? { greatest: light.map.lux.reduce((a, b) => (b > a ? b : a), 0) };
      expect(Math.abs(greatest / most - 1), `${surface.kind}: ${greatest} for ${most}`).toBeLessThan(0.01);
      const [spot] = hotSpots(light.map, greatest / 2);
      expect(spot?.lux).toBe(greatest);
    }
  }
});
