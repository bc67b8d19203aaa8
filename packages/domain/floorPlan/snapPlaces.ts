import type { Vector } from '../math/points.ts';
import { type FloorPlan, isOn, pointsIn } from './floorPlan.ts';

/**
 * A way that turns less than this, in radians, goes on, unless it becomes so many times longer or shorter: the lines that
 * a curve is drawn with have no ends of their own.
 */
const [TURNS, LONGER] = [Math.PI / 6, 4];

/** Ends and middles of the lines of shown layers, to which what is drawn snaps (D73): x and y of one after the other. */
export function snapPlaces(plan: FloorPlan, hidden: ReadonlySet<number>): Float64Array {
  const places: number[] = [];
  const { coordinates } = plan;
  const x = (index: number) => coordinates[2 * index] ?? 0;
  const y = (index: number) => coordinates[2 * index + 1] ?? 0;
  for (let line = 0; line < plan.closed.length; line++) {
    if (!isOn(plan, line, hidden)) continue;
    const [from, to] = pointsIn(plan, line);
    const isClosed = plan.closed[line] === 1;
    const isEnd = (index: number): boolean => {
      if (!isClosed && (index === from || index === to - 1)) return true;
      const [before, after] = [index === from ? to - 1 : index - 1, index === to - 1 ? from : index + 1];
      const [ax, ay] = [x(index) - x(before), y(index) - y(before)];
      const [bx, by] = [x(after) - x(index), y(after) - y(index)];
      const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
      if (Math.max(a, b) > LONGER * Math.min(a, b)) return true;
      return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) > TURNS;
    };
    for (let index = from; index < to; index++) {
      if (!isEnd(index)) continue;
      places.push(x(index), y(index));
      const next = index === to - 1 ? (isClosed ? from : -1) : index + 1;
      if (next >= 0 && isEnd(next)) places.push((x(index) + x(next)) / 2, (y(index) + y(next)) / 2);
    }
  }
  return Float64Array.from(places);
}

/** The place nearest to a point; null where none is so near. */
export function nearestPlace(places: Float64Array, { x, y }: Vector, within: number): Vector | null {
  let best = -1;
  let least = within * within;
  for (let index = 0; index < places.length; index += 2) {
    const [dx, dy] = [(places[index] ?? 0) - x, (places[index + 1] ?? 0) - y];
    const square = dx * dx + dy * dy;
    if (square > least) continue;
    [best, least] = [index, square];
  }
  return best < 0 ? null : { x: places[best] ?? 0, y: places[best + 1] ?? 0 };
}
