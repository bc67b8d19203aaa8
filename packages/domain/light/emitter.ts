import type { Point } from '../kinds/rail/heading.ts';
import { DEGREE } from '../math/angle.ts';
import { directionOf } from '../math/direction.ts';
import { upTo } from '../math/lists.ts';
import { ahead } from '../math/points.ts';
import { type Distribution, estimatedDistribution, tableDistribution } from '../photometry/distribution.ts';
import type { PhotometricTable } from '../photometry/photometricTable.ts';
import type { Cm, Deg } from '../units.ts';
import type { Scene, SceneLuminaire, Shining } from './scene.ts';
import type { LightLine } from './shadow.ts';

/** Parts of a long luminaire (D49), for distant and for close points. */
const MOST_POINTS = 16;
const MOST_CLOSE = 128;
/** Parts of a luminaire as long as its distance: each spans a fifth of the distance. */
const POINTS_A_HEIGHT = 5;

/** Distance below which 16 parts of a long luminaire would become visible. */
export const closeTo = ({ length }: Emitter): Cm => (POINTS_A_HEIGHT * length) / MOST_POINTS;

export interface Emitter {
  id: string;
  bindingId: string;
  /** Luminaires of one layer are dimmed together (D69). */
  layer: number;
  x: Cm;
  y: Cm;
  z: Cm;
  along: Point;
  length: Cm;
  /**
   * Optical axis, right-hand side and forward: unit vectors (east, south, up), tilted with the luminaire
   * (D48).
   */
  axis: readonly [number, number, number];
  side: readonly [number, number, number];
  forward: readonly [number, number, number];
  turn: Deg;
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
    id,
    bindingId,
    layer,
    x,
    y,
    z,
    distribution,
    along: directionOf(heading),
    length: shining.luminousLength ?? 0,
    axis: [sinT * cosA, sinT * sinA, -cosT],
    side: [-sinA, cosA, 0],
    forward: [cosT * cosA, cosT * sinA, sinT],
    turn: shining.photometryTurn ?? distribution.turn,
  };
}

export function emittersOf({ luminaires, articles }: Pick<Scene, 'luminaires' | 'articles'>): Emitter[] {
  const distributions = new Map(Object.entries(articles).map(([id, one]) => [id, distributionOf(one)]));
  return luminaires.flatMap((one) => {
    const distribution = distributions.get(one.bindingId);
    return distribution ? [emitterOf(one, articles[one.bindingId] ?? {}, distribution)] : [];
  });
}

/** At least one (D69). */
export const layersIn = (emitters: readonly Pick<Emitter, 'layer'>[]): number =>
  emitters.reduce((most, { layer }) => Math.max(most, layer + 1), 1);

export const darkArticles = ({ luminaires, articles }: Pick<Scene, 'luminaires' | 'articles'>): string[] =>
  [...new Set(luminaires.map(({ bindingId }) => bindingId))].filter(
    (id) => !distributionOf(articles[id] ?? {}),
  );

export const isEstimate = (scene: Pick<Scene, 'luminaires' | 'articles'>): boolean =>
  emittersOf(scene).some(({ distribution }) => distribution.isEstimate);

export function emitterParts({ length }: Emitter, away: Cm, isClose = false): number {
  const parts = Math.ceil((POINTS_A_HEIGHT * length) / Math.max(away, 1));
  return Math.min(isClose ? MOST_CLOSE : MOST_POINTS, Math.max(1, parts));
}

export const middlesOf = ({ x, y, along, length }: Emitter, parts: number): Point[] =>
  upTo(parts).map((part) => ahead({ x, y }, along, ((part + 0.5) / parts - 0.5) * length));

export function emitterLine({ x, y, z, along, length }: Emitter): LightLine {
  const start = ahead({ x, y }, along, -length / 2);
  return { ...start, z, dx: along.x * length, dy: along.y * length };
}
