import type { Light, LightSurface } from '@lumitor/domain/light/scene';
import type { Lux } from '@lumitor/domain/units';
import { lightOnSurfaces, referencesOf } from './references.ts';
import { type ComparedScene, surfacesOf } from './rooms.ts';

/** Bounds of D51, as shares. */
export const ALLOWED = { mean: 0.01, least: 0.03, point: 0.05 } as const;

type Figure = keyof typeof ALLOWED;

export const FIGURES: readonly Figure[] = ['mean', 'least', 'point'];

/** Worst surface of a kind; deviations are shares. */
export interface Comparison extends Record<Figure, number> {
  kind: LightSurface['kind'];
  points: number;
  /** Ē of the path tracer. */
  lux: Lux;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const farther = (a: number, b: number): number => (Math.abs(b) > Math.abs(a) ? b : a);

/** Surfaces by kind; all walls together. */
export function compare(one: ComparedScene, reference = referencesOf()(one)): Comparison[] {
  const [full, direct] = [lightOnSurfaces(one, 'full'), lightOnSurfaces(one, 'direct')];
  const comparisons = new Map<LightSurface['kind'], Comparison & { means: number[] }>();
  surfacesOf(one.scene).forEach(({ kind }, index) => {
    const { points, lux } = reference.surfaces[index] ?? { points: [], lux: [] };
    const gridOf = (light: readonly Light[]) =>
      points.map((point) => light[index]?.grid[point]?.lux ?? Number.NaN);
    const got = gridOf(full);
    const traced = gridOf(direct).map((straight, n) => straight + (lux[n] ?? Number.NaN));
    const off = {
      mean: meanOf(got) / meanOf(traced) - 1,
      least: Math.min(...got) / Math.min(...traced) - 1,
      point: got.map((value, n) => value / (traced[n] ?? 0) - 1).reduce(farther),
    };
    const known = comparisons.get(kind) ?? {
      kind,
      points: 0,
      lux: 0,
      mean: 0,
      least: 0,
      point: 0,
      means: [],
    };
    const means = [...known.means, meanOf(traced)];
    comparisons.set(kind, {
      kind,
      means,
      points: known.points + points.length,
      lux: meanOf(means),
      mean: farther(known.mean, off.mean),
      least: farther(known.least, off.least),
      point: farther(known.point, off.point),
    });
  });
  return [...comparisons.values()].map(({ means: _, ...comparison }) => comparison);
}
