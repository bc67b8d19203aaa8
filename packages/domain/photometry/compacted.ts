import { itemAt } from '../math/lists.ts';
import { peakOf } from './figures.ts';
import type { PhotometricTable } from './photometricTable.ts';

/** Tables with up to this many intensities keep all their angles. */
const SMALL = 1_000;
/** Greatest error as a share of the peak: half for angles, half for planes. */
const LOST = 0.002;

const DIGITS = 4;
const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

/** Places from which linear interpolation restores all others within the tolerance (Douglas–Peucker). */
function packPlaces(
  places: readonly number[],
  rows: readonly (readonly number[])[],
  tolerance: number,
): number[] {
  const stored = new Set([0, places.length - 1]);
  const spans: [from: number, to: number][] = [[0, places.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [first, last] = [rows[from] ?? [], rows[to] ?? []];
    let worst = { index: -1, error: tolerance };
    for (let index = from + 1; index < to; index++) {
      const share = ((places[index] ?? 0) - (places[from] ?? 0)) / ((places[to] ?? 0) - (places[from] ?? 0));
      const error = (rows[index] ?? []).reduce((most, value, column) => {
        const [start, end] = [first[column] ?? 0, last[column] ?? 0];
        return Math.max(most, Math.abs(value - start - (end - start) * share));
      }, 0);
      if (error > worst.error) worst = { index, error };
    }
    if (worst.index < 0) continue;
    stored.add(worst.index);
    spans.push([from, worst.index], [worst.index, to]);
  }
  return [...stored].sort((a, b) => a - b);
}

/** Table of a few kB, which interpolation restores to 0.2 % of the peak. */
export function compacted(table: PhotometricTable): PhotometricTable {
  let { c, gamma, candela } = table;
  if (c.length * gamma.length > SMALL) {
    const tolerance = (peakOf(table) * LOST) / 2;
    const columns = gamma.map((_, index) => candela.map((row) => row[index] ?? 0));
    const angles = packPlaces(gamma, columns, tolerance);
    gamma = angles.map((index) => table.gamma[index] ?? 0);
    candela = candela.map((row) => angles.map((index) => row[index] ?? 0));
    // With all planes the first one also closes the circle at 360.
    const isFull = table.symmetry === 'none';
    const around = isFull ? [...c, (c[0] ?? 0) + 360] : c;
    const rows = isFull ? [...candela, itemAt(candela, 0)] : candela;
    const planes = packPlaces(around, rows, tolerance).filter((index) => index < c.length);
    c = planes.map((index) => table.c[index] ?? 0);
    candela = planes.map((index) => itemAt(rows, index));
  }
  return { ...table, c, gamma, candela: candela.map((row) => row.map(rounded)) };
}
