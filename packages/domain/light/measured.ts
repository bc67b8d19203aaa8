import type { Point } from '../kinds/rail/heading.ts';
import { wallOf } from '../kinds/room/outline.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import { mapCells, raiseToPeaks } from './peaks.ts';
import type {
  GridFigures,
  GridLight,
  Light,
  LightFigures,
  LightLayer,
  LightMap,
  Modelling,
} from './scene.ts';

function summed<Lux extends Float32Array | Float64Array>(
  into: Lux,
  parts: readonly Lux[],
  shares?: readonly number[],
): Lux {
  into.fill(0);
  parts.forEach((part, layer) => {
    const share = shares?.[layer] ?? 1;
    for (let index = 0; index < into.length; index++)
      into[index] = (into[index] ?? 0) + share * (part[index] ?? 0);
  });
  return into;
}

/** Null without points (D50). */
function figuresOf(lux: Float64Array, { columns, rows, points }: GridLight['grid']): GridFigures | null {
  if (lux.length === 0) return null;
  let [sum, least, at] = [0, Number.POSITIVE_INFINITY, 0];
  lux.forEach((one, index) => {
    sum += one;
    if (one < least) [least, at] = [one, index];
  });
  const mean = sum / lux.length;
  const { x = 0, y = 0 } = points[at] ?? {};
  const darkest = { x, y };
  const uniformity = mean > 0 ? least / mean : 0;
  return { mean, least, uniformity, columns, rows, points: lux.length, darkest };
}

export function gridFigures({ grid, layers }: GridLight, shares?: readonly number[]): GridFigures | null {
  const lux = summed(
    new Float64Array(grid.points.length),
    layers.map((one) => one.grid),
    shares,
  );
  return figuresOf(lux, grid);
}

function modellingOf(around: Float64Array, level: Float64Array): Modelling | null {
  const shares = [...around].flatMap((one, index) => {
    const below = level[index] ?? 0;
    return below > 0 ? [one / below] : [];
  });
  if (shares.length === 0) return null;
  return {
    mean: shares.reduce((sum, one) => sum + one, 0) / shares.length,
    least: leastOf(shares),
    greatest: greatestOf(shares),
  };
}

const knownCells = new WeakMap<readonly LightLayer[], { grid: Int32Array; peaks: Int32Array }>();

/**
 * Sums layers by their shares: reflected light is proportional to its source, so dimming needs no new
 * computation (D69, 0083). Cells are raised to the maxima inside them.
 */
export function lightFrom(
  map: Omit<LightMap, 'lux'>,
  grid: GridLight['grid'],
  peaks: readonly Point[],
  layers: readonly LightLayer[],
  shares?: readonly number[],
): Light {
  const { points } = grid;
  const lux = summed(
    new Float64Array(points.length),
    layers.map((one) => one.grid),
    shares,
  );
  const atPeaks = summed(
    new Float64Array(peaks.length),
    layers.map((one) => one.peaks),
    shares,
  );
  const levels = layers.flatMap(({ level }) => level ?? []);
  const level = levels.length > 0 ? summed(new Float64Array(points.length), levels, shares) : null;
  const all = {
    ...map,
    lux: summed(
      new Float32Array(map.columns * map.rows),
      layers.map((one) => one.map),
      shares,
    ),
  };
  const onGrid = points.map((point, index): Point & { lux: number } => ({ ...point, lux: lux[index] ?? 0 }));
  const cells = knownCells.get(layers) ?? { grid: mapCells(all, points), peaks: mapCells(all, peaks) };
  knownCells.set(layers, cells);
  const greatest = raiseToPeaks(all, [
    { cells: cells.grid, lux },
    { cells: cells.peaks, lux: atPeaks },
  ]);
  const figures = figuresOf(lux, grid);
  return {
    map: all,
    figures: figures && { ...figures, greatest },
    grid: onGrid,
    peaks,
    modelling: level && modellingOf(lux, level),
    layers,
  };
}

export function dimmed({ map, grid, peaks, figures, layers }: Light, shares: readonly number[]): Light {
  const { columns, rows } = figures ?? { columns: 0, rows: 0 };
  return lightFrom(map, { columns, rows, points: grid }, peaks, layers, shares);
}

export function ofAllWalls(
  walls: readonly Light[],
  outline: readonly Point[],
): Pick<LightFigures, 'mean' | 'uniformity' | 'least' | 'greatest'> | null {
  let [sum, length, least, greatest] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const { map, figures } of walls) {
    if (map.surface.kind !== 'wall' || !figures) continue;
    // Equal heights: lengths are the weights.
    const wide = wallOf(outline, map.surface.wall).length;
    sum += wide * figures.mean;
    length += wide;
    least = Math.min(least, figures.least);
    greatest = Math.max(greatest, figures.greatest);
  }
  const mean = sum / length;
  return length > 0 ? { mean, uniformity: mean > 0 ? least / mean : 0, least, greatest } : null;
}
