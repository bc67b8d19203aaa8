import type { Point } from '../layout/heading.ts';
import { DEGREE } from '../math/angle.ts';
import { directionOf } from '../math/direction.ts';
import { upTo } from '../math/lists.ts';
import { ahead } from '../math/points.ts';
import { type Distribution, estimatedDistribution, tableDistribution } from '../photometry/distribution.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Scene, SceneLuminaire, Shining } from './scene.ts';
import type { LightLine } from './shadow.ts';

/** At so many points light leaves a long luminaire at most (D49), and at so many what of a surface it is close to. */
const MOST_POINTS = 16;
const MOST_CLOSE = 128;
/** And at so many for each time it is as long as it is above what it lights. */
const POINTS_A_HEIGHT = 5;

/** Nearer than this the points of a long luminaire would be seen one by one, in centimetres. */
export const closeTo = ({ length }: Emitter): number => (POINTS_A_HEIGHT * length) / MOST_POINTS;

/** One luminaire as light leaves it: where, and which way its own axes run in (east, south, up). */
export interface Emitter {
  id: string;
  bindingId: string;
  /** As in the scene (D69). */
  layer: number;
  x: number;
  y: number;
  z: number;
  /** Along the rail, a unit vector. */
  along: Point;
  /** Of what shines along the rail, in centimetres. */
  length: number;
  /** The optical axis, the side and the forward of D48, three numbers each. */
  axis: readonly [number, number, number];
  side: readonly [number, number, number];
  forward: readonly [number, number, number];
  /** Degrees from C0 to where the C-plane is counted from. */
  turn: number;
  distribution: Distribution;
}

const made = new WeakMap<PhotometricTable, Distribution>();

function distributionOf({ table, lumens, beam }: Shining): Distribution | null {
  if (table) {
    const known = made.get(table) ?? tableDistribution(table);
    made.set(table, known);
    return known;
  }
  return lumens && beam && beam < 180 ? estimatedDistribution(lumens, beam) : null;
}

function emitterOf(luminaire: SceneLuminaire, shining: Shining, distribution: Distribution): Emitter {
  const { id, bindingId, layer = 0, x, y, z, heading } = luminaire;
  const angle = (heading + luminaire.turn) * DEGREE;
  const tilt = luminaire.tilt * DEGREE;
  const [cosA, sinA, cosT, sinT] = [Math.cos(angle), Math.sin(angle), Math.cos(tilt), Math.sin(tilt)];
  return {
    ...{ id, bindingId, layer, x, y, z, distribution },
    along: directionOf(heading),
    length: shining.luminousLength ?? 0,
    axis: [sinT * cosA, sinT * sinA, -cosT],
    side: [-sinA, cosA, 0],
    forward: [cosT * cosA, cosT * sinA, sinT],
    turn: shining.photometryTurn ?? distribution.turn,
  };
}

/** Every luminaire of a scene that shines; those without a table, flux and beam are dark. */
export function emittersOf({ luminaires, articles }: Pick<Scene, 'luminaires' | 'articles'>): Emitter[] {
  const distributions = new Map(Object.entries(articles).map(([id, one]) => [id, distributionOf(one)]));
  return luminaires.flatMap((one) => {
    const distribution = distributions.get(one.bindingId);
    return distribution ? [emitterOf(one, articles[one.bindingId] ?? {}, distribution)] : [];
  });
}

/** How many layers a scene is dimmed by, one at least (D69). */
export const layersIn = (emitters: readonly Pick<Emitter, 'layer'>[]): number =>
  emitters.reduce((most, { layer }) => Math.max(most, layer + 1), 1);

/** Of which articles in a scene nothing says how they shine. */
export const darkArticles = ({ luminaires, articles }: Pick<Scene, 'luminaires' | 'articles'>): string[] =>
  [...new Set(luminaires.map(({ bindingId }) => bindingId))].filter(
    (id) => !distributionOf(articles[id] ?? {}),
  );

/** Whether any light of a scene rests on flux and beam alone. */
export const isEstimate = (scene: Pick<Scene, 'luminaires' | 'articles'>): boolean =>
  emittersOf(scene).some(({ distribution }) => distribution.isEstimate);

/**
 * Equal parts that a luminaire shines in: more of them the longer it is against its distance (D49).
 * @param away centimetres above, or before, what is lit @param isClose of what it is close to, and seen from there
 */
export function partsOf({ length }: Emitter, away: number, isClose = false): number {
  const wanted = Math.ceil((POINTS_A_HEIGHT * length) / Math.max(away, 1));
  return Math.min(isClose ? MOST_CLOSE : MOST_POINTS, Math.max(1, wanted));
}

/** The middles of equal parts of a luminaire. */
export const middlesOf = ({ x, y, along, length }: Emitter, parts: number): Point[] =>
  upTo(parts).map((part) => ahead({ x, y }, along, ((part + 0.5) / parts - 0.5) * length));

/** A luminaire as the line that it shines from. */
export function lineOf({ x, y, z, along, length }: Emitter): LightLine {
  const start = ahead({ x, y }, along, -length / 2);
  return { ...start, z, dx: along.x * length, dy: along.y * length };
}
