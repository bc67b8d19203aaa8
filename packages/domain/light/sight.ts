import type { Point } from '../kinds/rail/heading.ts';
import { areCrossed, isCrossed, type ShadowBox } from './boxes.ts';
import { crossesWall, isAcross, type ShadowOutline } from './direct.ts';

const WAYS = 64;
/** A wall seen end-on, by the area of its triangle in cm², counts in all directions. */
const ON_LINE = 1e-3;

/** Angle from 0 to 4 without trigonometry; NaN for a null vector. */
const wayOf = (dx: number, dy: number): number => {
  const share = dx / (Math.abs(dx) + Math.abs(dy));
  return dy >= 0 ? 1 - share : 3 + share;
};

/** Shorter way between two directions, −2 to 2. */
const differenceOf = (way: number, from: number): number => ((way - from + 6) % 4) - 2;

/** Start and size of the covered directions; null: all directions. */
type Arc = readonly [from: number, size: number] | null;

function arcOfWall(x: number, y: number, a: Point, b: Point): Arc {
  const [ax, ay, bx, by] = [a.x - x, a.y - y, b.x - x, b.y - y];
  const turn = ax * by - ay * bx;
  if (Math.abs(turn) < ON_LINE) return null;
  const [first, last] = turn > 0 ? [wayOf(ax, ay), wayOf(bx, by)] : [wayOf(bx, by), wayOf(ax, ay)];
  return [first, (last - first + 4) % 4];
}

/** Null also for a point inside or above the box, with 1 % to spare. */
function arcOfBox(x: number, y: number, { x: boxX, y: boxY, ux, uy, a, b }: ShadowBox): Arc {
  const [dx, dy] = [boxX - x, boxY - y];
  if (dx * dx + dy * dy <= 1.01 * (a * a + b * b)) return null;
  const middle = wayOf(dx, dy);
  let [least, most] = [0, 0];
  for (let corner = 0; corner < 4; corner++) {
    const u = corner % 2 === 0 ? a : -a;
    const v = corner < 2 ? b : -b;
    const by = differenceOf(wayOf(dx + u * ux - v * uy, dy + u * uy + v * ux), middle);
    least = Math.min(least, by);
    most = Math.max(most, by);
  }
  return [middle + least, most - least];
}

/** The items of direction n lie between its start and the next. */
interface ByWay {
  starts: Uint16Array;
  items: Uint16Array;
}

/** Directions are widened by one on both sides against rounding. */
function byWay(arcs: readonly Arc[]): ByWay {
  const starts = new Uint16Array(WAYS + 1);
  const firsts = arcs.map((arc) => (arc ? Math.floor((arc[0] * WAYS) / 4) - 1 : 0));
  const counts = arcs.map((arc, index) =>
    arc ? Math.min(WAYS, Math.floor(((arc[0] + arc[1]) * WAYS) / 4) + 2 - (firsts[index] as number)) : WAYS,
  );
  const wayAt = (index: number, n: number): number => ((firsts[index] as number) + n + 2 * WAYS) % WAYS;
  let all = 0;
  counts.forEach((count, index) => {
    all += count;
    for (let n = 0; n < count; n++) {
      const next = wayAt(index, n) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
  });
  for (let way = 0; way < WAYS; way++)
    starts[way + 1] = (starts[way + 1] as number) + (starts[way] as number);
  const items = new Uint16Array(all);
  const filled = starts.slice();
  counts.forEach((count, index) => {
    for (let n = 0; n < count; n++) {
      const way = wayAt(index, n);
      const at = filled[way] as number;
      items[at] = index;
      filled[way] = at + 1;
    }
  });
  return { starts, items };
}

const FEW = 6;

/**
 * Tests what hides points from one fixed point. Walls and boxes are sorted once by the directions they cover.
 * Each point is then compared only with those in its direction.
 */
export class Sight {
  readonly #from: Point;
  readonly #z: number;
  readonly #walls: ShadowOutline;
  readonly #boxes: readonly ShadowBox[];
  readonly #wallsByWay: ByWay | null;
  readonly #boxesByWay: ByWay | null;

  /** @param walls null: none can block */
  constructor(
    [x, y, z]: readonly [number, number, number],
    walls: ShadowOutline,
    boxes: readonly ShadowBox[],
  ) {
    this.#from = { x, y };
    this.#z = z;
    this.#walls = walls;
    this.#boxes = boxes;
    this.#wallsByWay =
      walls && walls.length > FEW
        ? byWay(walls.map((a, index) => arcOfWall(x, y, a, walls[(index + 1) % walls.length] as Point)))
        : null;
    this.#boxesByWay = boxes.length > FEW ? byWay(boxes.map((box) => arcOfBox(x, y, box))) : null;
  }

  isOf(walls: ShadowOutline, boxes: readonly ShadowBox[]): boolean {
    return walls === this.#walls && boxes === this.#boxes;
  }

  hides(x: number, y: number, z: number): boolean {
    const way = wayOf(x - this.#from.x, y - this.#from.y);
    return this.#isBehindWall(way, { x, y }) || this.#isBehindBox(way, x, y, z);
  }

  #isBehindWall(way: number, to: Point): boolean {
    const walls = this.#walls;
    if (!walls) return false;
    const sorted = this.#wallsByWay;
    // A point straight above or below has no direction.
    if (!sorted || Number.isNaN(way)) return crossesWall(walls, this.#from, to);
    const { starts, items } = sorted;
    const at = Math.floor((way * WAYS) / 4) % WAYS;
    const end = starts[at + 1] as number;
    for (let index = starts[at] as number; index < end; index++) {
      const wall = items[index] as number;
      const next = wall + 1 === walls.length ? 0 : wall + 1;
      if (isAcross(walls[wall] as Point, walls[next] as Point, this.#from, to)) return true;
    }
    return false;
  }

  #isBehindBox(way: number, x: number, y: number, z: number): boolean {
    const boxes = this.#boxes;
    if (boxes.length === 0) return false;
    const { x: fromX, y: fromY } = this.#from;
    const fromZ = this.#z;
    const sorted = this.#boxesByWay;
    if (!sorted || Number.isNaN(way))
      return areCrossed(boxes, fromX, fromY, fromZ, x - fromX, y - fromY, z - fromZ);
    const { starts, items } = sorted;
    const at = Math.floor((way * WAYS) / 4) % WAYS;
    const end = starts[at + 1] as number;
    for (let index = starts[at] as number; index < end; index++) {
      const box = boxes[items[index] as number] as ShadowBox;
      if (isCrossed(box, fromX, fromY, fromZ, x - fromX, y - fromY, z - fromZ)) return true;
    }
    return false;
  }
}
