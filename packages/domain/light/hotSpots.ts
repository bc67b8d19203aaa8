import type { Point } from '../kinds/rail/heading.ts';
import type { Lux } from '../units.ts';
import type { LightMap } from './scene.ts';

export interface HotSpot extends Point {
  lux: Lux;
}

/** Brightest cell of each connected area of at least `from`, brightest first. */
export function hotSpots({ x, y, stepX, stepY, columns, lux }: LightMap, from: Lux): HotSpot[] {
  const seen = new Uint8Array(lux.length);
  const isHot = (cell: number): boolean => (lux[cell] ?? 0) >= from && seen[cell] === 0;
  const neighboursOf = (cell: number): number[] => {
    const column = cell % columns;
    return [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(cell >= columns ? [cell - columns] : []),
      ...(cell + columns < lux.length ? [cell + columns] : []),
    ];
  };
  const spots: HotSpot[] = [];
  for (let first = 0; first < lux.length; first++) {
    if (!isHot(first)) continue;
    let brightest = first;
    const open = [first];
    seen[first] = 1;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      if ((lux[cell] ?? 0) > (lux[brightest] ?? 0)) brightest = cell;
      for (const neighbour of neighboursOf(cell)) {
        if (!isHot(neighbour)) continue;
        seen[neighbour] = 1;
        open.push(neighbour);
      }
    }
    spots.push({
      x: x + (brightest % columns) * stepX,
      y: y + Math.floor(brightest / columns) * stepY,
      lux: lux[brightest] ?? 0,
    });
  }
  return spots.toSorted((a, b) => b.lux - a.lux);
}
