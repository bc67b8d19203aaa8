import { upTo } from '../math/lists.ts';
import { type FacingSurface, isConvex, type SurfaceFacing } from './direct.ts';
import type { Emitter } from './emitter.ts';
import { type Enclosure, enclosureOf, type Patch } from './enclosure.ts';
import { addGlow, type Glow, glowsOf } from './glow.ts';
import { type InParts, whole } from './inParts.ts';
import { landingNext, landingOf } from './landing.ts';
import { type Exchange, exchangeOf, radiosity } from './radiosity.ts';
import { evenlyReflected, reflectedTo, type ViewFactors, viewsFrom } from './reflected.ts';
import type { LightDetail, LitRoom } from './scene.ts';
import { reflectanceOf, type SurfaceVector } from './sides.ts';

const RAYS = { quick: 5_000, full: 40_000 } as const satisfies Partial<Record<LightDetail, number>>;
const CACHED_SHAPES = 4;
/** Cached views of a shape, above which all are dropped: 16 MB. */
const MOST_VIEWS = 1 << 23;

/** Everything that depends only on the shape of the room; changed reflectances or luminaires reuse it. */
interface Shape {
  enclosure: Enclosure;
  exchange: () => Exchange;
  views: Map<string, ViewFactors>;
  /** Walls that can block the line between two points of the room. */
  walls: LitRoom['outline'] | null;
}

const shapes = new Map<string, Shape>();

function shapeOf({ outline, height, solids = [] }: LitRoom): Shape {
  const bodies = solids.map(({ reflectance: _, ...body }) => body);
  const key = JSON.stringify([outline, height, bodies]);
  const known = shapes.get(key);
  shapes.delete(key);
  const enclosure = known?.enclosure ?? enclosureOf({ outline, height, solids });
  let exchange: Exchange | undefined;
  const shape = known ?? {
    enclosure,
    exchange: () => {
      exchange ??= exchangeOf(enclosure);
      return exchange;
    },
    views: new Map(),
    walls: isConvex(outline) ? null : outline,
  };
  shapes.set(key, shape);
  for (const oldest of shapes.keys()) if (shapes.size > CACHED_SHAPES) shapes.delete(oldest);
  return shape;
}

function* viewsInParts(
  points: SurfaceFacing,
  { enclosure, views }: Shape,
  key: string | null,
): InParts<ViewFactors> {
  if (key === null) return yield* viewsFrom(points, enclosure);
  const known = views.get(key) ?? (yield* viewsFrom(points, enclosure));
  const all = [...views.values()].reduce((sum, { length }) => sum + length, 0);
  if (all > MOST_VIEWS) views.clear();
  views.set(key, known);
  return known;
}

const viewsOf = (points: SurfaceFacing, shape: Shape, key: string | null): ViewFactors =>
  whole(viewsInParts(points, shape, key));

/** First reflection as glows, all later ones spread evenly or by patch, for each layer. */
export interface Reflection {
  glows: readonly Glow[];
  after: { even: readonly number[] } | { sent: readonly Float64Array[] };
}

/**
 * Follows light from the luminaires until it settles (D51); null if nothing is reflected. `quick` skips the
 * exchange, which takes most of the time.
 */
export function* reflectionIn(
  room: LitRoom,
  emitters: readonly Emitter[],
  detail: LightDetail,
): InParts<Reflection | null> {
  if (detail === 'direct' || emitters.length === 0) return null;
  const { enclosure, exchange } = shapeOf(room);
  yield 0.1;
  const landing = landingOf(emitters, enclosure, RAYS[detail]);
  const glows = glowsOf(landing, enclosure, room);
  if (detail === 'quick')
    return { glows, after: { even: evenlyReflected(enclosure, room, glows, landing.layers) } };
  yield 0.2;
  const exchanged = exchange();
  yield 0.8;
  const next = landingNext(landing, enclosure, exchanged, room);
  yield 0.9;
  return { glows, after: { sent: next.map((flux) => radiosity(enclosure, exchanged, room, flux)) } };
}

/**
 * Reflected light at points, by layer.
 * @param key names the points in the cache of views; null: not cached
 */
export function reflectedAt(
  points: SurfaceFacing,
  room: LitRoom,
  reflection: Reflection | null,
  key: string | null,
  layers: number,
): Float64Array[] {
  const dark = () => new Float64Array(points.xs.length);
  if (reflection === null) return upTo(layers).map(dark);
  const { glows, after } = reflection;
  const shape = shapeOf(room);
  const lux =
    'even' in after
      ? after.even.map((even) => dark().fill(even))
      : after.sent.map((sent) => reflectedTo(viewsOf(points, shape, key), sent));
  for (const glow of glows) addGlow(lux, glow, points, shape.walls, shape.enclosure.boxes);
  return lux;
}

/** Fills the cache of views in parts, as `reflectedAt` cannot yield. */
export function* lookAround(
  points: SurfaceFacing,
  room: LitRoom,
  reflection: Reflection | null,
  key: string,
): InParts<void> {
  if (reflection && 'sent' in reflection.after) yield* viewsInParts(points, shapeOf(room), key);
}

const dot = (a: SurfaceVector, b: SurfaceVector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Upper bound of light at a point, in lx per lumen reflected anywhere on a patch. */
function mostFrom(
  { corner, u, v, normal }: Patch,
  x: number,
  y: number,
  z: number,
  facing: SurfaceVector,
): number {
  const by: SurfaceVector = [x - corner[0], y - corner[1], z - corner[2]];
  const before = dot(by, normal);
  const ahead = Math.max(0, dot(u, facing)) + Math.max(0, dot(v, facing)) - dot(by, facing);
  if (before <= 0 || ahead <= 0) return 0;
  const nearest = (side: SurfaceVector) => Math.min(1, Math.max(0, dot(by, side) / dot(side, side)));
  const [a, b] = [nearest(u), nearest(v)];
  const away = (n: 0 | 1 | 2) => by[n] - u[n] * a - v[n] * b;
  return (10_000 * before * ahead) / (Math.PI * (away(0) ** 2 + away(1) ** 2 + away(2) ** 2) ** 2);
}

function parted(patch: Patch, parts: number): Patch[] {
  const { corner, u, v } = patch;
  const part = (side: SurfaceVector): SurfaceVector => [side[0] / parts, side[1] / parts, side[2] / parts];
  return upTo(parts * parts).map((index) => {
    const [a, b] = [(index % parts) / parts, Math.floor(index / parts) / parts];
    const at = (n: 0 | 1 | 2) => corner[n] + u[n] * a + v[n] * b;
    return { ...patch, corner: [at(0), at(1), at(2)], u: part(u), v: part(v) };
  });
}

/** Patches are divided by this on each side, as the bound is tighter for small ones. */
const PARTS = 3;

/**
 * Upper bound of the mean reflected light at the points, in lx per lumen landed on each part of the room
 * (D52). It takes the best place for the first reflection, and the best patch for all later ones.
 */
export function mostReflected(
  points: FacingSurface,
  room: LitRoom,
  key: string,
): Record<Patch['part'], number> {
  const shape = shapeOf(room);
  const { enclosure, exchange } = shape;
  const { patches } = enclosure;
  const views = viewsOf(points, shape, key);
  const seen = new Float64Array(patches.length);
  for (const patch of views) seen[patch] = (seen[patch] ?? 0) + 1 / views.length;
  // Light exchange is symmetric.
  const after = radiosity(enclosure, exchange(), room, seen).reduce((most, one) => Math.max(most, one), 0);
  const { xs, ys, zs, normal } = points;
  const most = { floor: 0, ceiling: 0, walls: 0, solids: 0 };
  for (const place of patches.flatMap((patch) => parted(patch, PARTS))) {
    let first = 0;
    for (let index = 0; index < xs.length; index++)
      first += mostFrom(place, xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0, normal);
    const all = reflectanceOf(place, room) * (first / xs.length + after);
    most[place.part] = Math.max(most[place.part], all);
  }
  return most;
}
