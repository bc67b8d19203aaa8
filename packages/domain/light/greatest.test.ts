import { expect, test } from 'vitest';
import type { Point } from '../kinds/rail/heading.ts';
import { itemAt, upTo } from '../math/lists.ts';
import { distance } from '../math/points.ts';
import { chance } from '../testing/chance.ts';
import { randomRoom } from '../testing/randomRooms.ts';
import { boxesOf } from './boxes.ts';
import { addDirect } from './direct.ts';
import { type Emitter, emittersOf, layersIn } from './emitter.ts';
import { hotSpots } from './hotSpots.ts';
import { whole } from './inParts.ts';
import { lightIn } from './light.ts';
import { luxAt } from './luxAt.ts';
import { dimmed } from './measured.ts';
import { reflectedAt, reflectionIn } from './reflection.ts';
import type { Light, LightSurface, LitRoom, Scene } from './scene.ts';
import { type SurfaceFrame, surfaceFacing, surfaceFrame } from './surfaces.ts';

const ROOMS = Number(process.env.LUMITOR_RUNS ?? 2);
const COARSE = 4;
const FINE = 1;
const AROUND = 1_500;
const REACH = 6;
const EXACT = 40;
const NEAR = 4;
const LEAST = 0.7;
const BEST = 3;
const SIMILAR = 0.97;
const FIRST = 2;
const CLOSEST = 0.05;

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, one, index) => sum + one * itemAt(b, index), 0);

function placesOf({ x, y, z, axis }: Emitter, frame: SurfaceFrame): Point[] {
  const [origin, right, up] = [frame.at(0, 0), frame.at(1, 0), frame.at(0, 1)];
  const normal = frame.normal ?? [0, 0, 1];
  const from = [x - origin[0], y - origin[1], z - origin[2]];
  const onSurface = (at: readonly number[]): Point => ({
    x: dot(
      at,
      right.map((one, n) => one - itemAt(origin, n)),
    ),
    y: dot(
      at,
      up.map((one, n) => one - itemAt(origin, n)),
    ),
  });
  const way = -dot(from, normal) / dot(axis, normal);
  return [onSurface(from), onSurface(from.map((one, n) => one + way * itemAt(axis, n)))];
}

const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

function raster(
  scene: Scene & { room: LitRoom },
  surface: LightSurface,
): (light: Light, shares: readonly number[]) => number {
  const frame = surfaceFrame(scene.room, scene.areas, surface);
  if (!frame) throw new Error('There is no such surface');
  const { outline, maintenance, solids } = scene.room;
  const emitters = emittersOf(scene);
  const reflection = whole(reflectionIn(scene.room, emitters, 'full'));
  const layers = layersIn(emitters);
  const isOn = ({ x, y }: Point) =>
    x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height && frame.isOn(x, y);
  const square = (middle: Point, reach: number, step: number): Point[] => {
    const count = Math.round((2 * reach) / step);
    return upTo(count ** 2)
      .map((index) => ({
        x: middle.x - reach + ((index % count) + 0.5) * step,
        y: middle.y - reach + (Math.floor(index / count) + 0.5) * step,
      }))
      .filter(isOn);
  };
  const directAt = (points: readonly Point[]): Float64Array[] => {
    const lux = upTo(layers).map(() => new Float64Array(points.length));
    const at = surfaceFacing(frame, points);
    for (const emitter of emitters)
      addDirect(itemAt(lux, emitter.layer), emitter, at, outline, boxesOf(solids));
    return lux;
  };
  const [columns, rows] = [Math.ceil(frame.width / COARSE), Math.ceil(frame.height / COARSE)];
  const coarse = upTo(columns * rows)
    .map((index) => ({
      x: frame.x + (((index % columns) + 0.5) * frame.width) / columns,
      y: frame.y + ((Math.floor(index / columns) + 0.5) * frame.height) / rows,
    }))
    .filter(isOn);
  const coarseDirect = directAt(coarse);
  const nearLuminaires = emitters.flatMap((emitter) =>
    placesOf(emitter, frame).flatMap((place) => square(place, REACH, FINE)),
  );
  const straight = lightIn(scene, 'direct').on(surface);

  return (light, shares) => {
    const sum = (lux: readonly Float64Array[], index: number) =>
      maintenance * lux.reduce((all, one, layer) => all + (shares[layer] ?? 0) * (one[index] ?? 0), 0);
    const bare = straight && dimmed(straight, shares);
    const allAt = (points: readonly Point[]): number[] => {
      const direct = directAt(points);
      const reflected = reflectedAt(surfaceFacing(frame, points), scene.room, reflection, null, layers);
      return points.map((_, index) => sum(direct, index) + sum(reflected, index));
    };
    const brightestFirst = (values: readonly number[]) =>
      upTo(values.length).toSorted((a, b) => itemAt(values, b) - itemAt(values, a));
    /** Cells suffice here, as reflected light changes little within centimetres. */
    const aboutAt = (points: readonly Point[], direct: readonly Float64Array[]): number[] =>
      points.map((point, index) => {
        const reflected = (luxAt(light.map, point) ?? 0) - ((bare && luxAt(bare.map, point)) ?? 0);
        return sum(direct, index) + Math.max(0, reflected);
      });
    const byCoarse = brightestFirst(aboutAt(coarse, coarseDirect));
    const points = [
      ...byCoarse.slice(0, AROUND).flatMap((index) => square(itemAt(coarse, index), COARSE / 2, FINE)),
      ...nearLuminaires,
    ];
    const about = aboutAt(points, directAt(points));
    const order = brightestFirst(about);
    const bound = LEAST * (about[order[0] ?? 0] ?? 0);
    const chosen: Point[] = [];
    for (const index of order) {
      if (chosen.length === EXACT || itemAt(about, index) < bound) break;
      const point = itemAt(points, index);
      if (!chosen.some((one) => distance(one, point) < NEAR)) chosen.push(point);
    }
    const climb = (start: Point, first: number, luxAt: (points: readonly Point[]) => number[]) => {
      let top = { at: start, lux: itemAt(luxAt([start]), 0) };
      for (let step = first; step > CLOSEST; step /= 2) {
        const known = new Set([keyOf(top.at)]);
        for (let isRising = true; isRising; ) {
          const near = square(top.at, 1.5 * step, step).filter((point) => !known.has(keyOf(point)));
          near.forEach((point) => {
            known.add(keyOf(point));
          });
          const values = luxAt(near);
          const best = brightestFirst(values)[0];
          isRising = best !== undefined && itemAt(values, best) > top.lux;
          if (best !== undefined && isRising) top = { at: itemAt(near, best), lux: itemAt(values, best) };
        }
      }
      return top;
    };
    const straightAt = (points: readonly Point[]) => {
      const lux = directAt(points);
      return points.map((_, index) => sum(lux, index));
    };
    const tops = [...chosen, ...chosen.map((start) => climb(start, FINE / 2, straightAt).at)];
    const values = allAt(tops);
    const most = Math.max(...values);
    const climbed = brightestFirst(values)
      .slice(0, BEST)
      .filter((index) => itemAt(values, index) >= SIMILAR * most)
      .map((index) => climb(itemAt(tops, index), FIRST, allAt).lux);
    return Math.max(...climbed);
  };
}

function brightestWall(scene: Scene & { room: LitRoom }): LightSurface {
  const light = lightIn(scene, 'direct');
  const walls = scene.room.outline.map((_, wall) => light.on({ kind: 'wall', wall }) as Light);
  return walls.toSorted((a, b) => Math.max(...b.map.lux) - Math.max(...a.map.lux))[0]?.map
    .surface as LightSurface;
}

test.each(upTo(ROOMS))('room %i: the greatest illuminance matches fine rasters within 1 %', (seed) => {
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
