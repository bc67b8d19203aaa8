/** Boxes of things one after the other: least x, least y, greatest x, greatest y. */
export type Boxes = Float64Array;
export type Box = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** A gap so many times as wide as the building divides the strays from it; a narrower one if hardly anything is beyond. */
const [WIDE, NARROW] = [10, 3];
/** Share of what is drawn that may be beyond a narrow gap. */
const HARDLY = 0.1;
/** Share of what is drawn that the building has at least. */
const HALF = 0.5;
/** Gaps that are tried on each axis, the widest first. */
const TRIED = 32;
/** A line so many times as long as all else together is a stray itself; there are at most so many of them. */
const [LONG, MOST_LONG] = [30, 20];

const at = (boxes: Boxes, index: number, side: 0 | 1 | 2 | 3): number => boxes[4 * index + side] ?? 0;

/** Box around things; null around none. */
export function boxAround(boxes: Boxes, members: readonly number[]): Box | null {
  if (members.length === 0) return null;
  const around: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const member of members) {
    around[0] = Math.min(around[0], at(boxes, member, 0));
    around[1] = Math.min(around[1], at(boxes, member, 1));
    around[2] = Math.max(around[2], at(boxes, member, 2));
    around[3] = Math.max(around[3], at(boxes, member, 3));
  }
  return around;
}

const sideOf = ([minX, minY, maxX, maxY]: Box): number => Math.max(maxX - minX, maxY - minY);

/** Weight of a thing: long walls count for more than what is drawn small, but not by their length. */
const weightOf = (boxes: Boxes, member: number): number =>
  Math.sqrt(
    Math.hypot(at(boxes, member, 2) - at(boxes, member, 0), at(boxes, member, 3) - at(boxes, member, 1)),
  );

/** Gaps along one axis: where they are among the sorted things, and how wide. */
interface Gap {
  before: number;
  width: number;
}

/** Things around the middle of the weight, if wide gaps on an axis divide them from the rest; null if they do not. */
function mainAlong(boxes: Boxes, members: readonly number[], axis: 0 | 1): number[] | null {
  const [begin, end] = [axis, axis === 0 ? 2 : 3] as const;
  const sorted = members.toSorted((a, b) => at(boxes, a, begin) - at(boxes, b, begin));
  const gaps: Gap[] = [];
  /** Weight of the things before each one, and where they end. */
  const weights = [0];
  const ends: number[] = [];
  for (const [index, member] of sorted.entries()) {
    const last = ends.at(-1) ?? Number.POSITIVE_INFINITY;
    const width = at(boxes, member, begin) - last;
    if (width > 0) gaps.push({ before: index, width });
    ends.push(index === 0 ? at(boxes, member, end) : Math.max(last, at(boxes, member, end)));
    weights.push((weights[index] ?? 0) + weightOf(boxes, member));
  }
  const whole = weights.at(-1) ?? 0;
  const middle = weights.findIndex((weight) => weight >= whole / 2) - 1;
  const widest = gaps.toSorted((a, b) => b.width - a.width).slice(0, TRIED);
  for (const { width } of widest) {
    const wide = gaps.filter((gap) => gap.width >= width);
    const from = wide.findLast(({ before }) => before <= middle)?.before ?? 0;
    const to = wide.find(({ before }) => before > middle)?.before ?? sorted.length;
    const share = ((weights[to] ?? 0) - (weights[from] ?? 0)) / whole;
    const main = sorted.slice(from, to);
    const box = share >= HALF ? boxAround(boxes, main) : null;
    const times = box ? width / sideOf(box) : 0;
    if (times > WIDE || (times > NARROW && share >= 1 - HARDLY)) return main;
  }
  return null;
}

function withoutFar(boxes: Boxes, members: readonly number[]): readonly number[] {
  const main = mainAlong(boxes, members, 0) ?? mainAlong(boxes, members, 1);
  return main && main.length < members.length ? withoutFar(boxes, main) : members;
}

/**
 * Things of the building: without those that lie far away from it, and without lines that lead there (D73).
 * @param members numbers of things among the boxes
 */
export function mainOf(boxes: Boxes, members: readonly number[]): readonly number[] {
  const main = withoutFar(boxes, members);
  const box = boxAround(boxes, main);
  if (!box) return main;
  const lengthOf = (member: number) =>
    Math.max(at(boxes, member, 2) - at(boxes, member, 0), at(boxes, member, 3) - at(boxes, member, 1));
  const long = main.filter((member) => lengthOf(member) > sideOf(box) / 2);
  if (long.length === 0 || long.length > MOST_LONG || long.length === main.length) return main;
  const isLong = new Set(long);
  const rest = withoutFar(
    boxes,
    main.filter((member) => !isLong.has(member)),
  );
  const restBox = boxAround(boxes, rest);
  const isBuilding = restBox && sideOf(restBox) > 0 && sideOf(box) > LONG * sideOf(restBox);
  return isBuilding && rest.length > long.length ? rest : main;
}

/** Whether a box lies so far from another that it does not belong to it. */
export function isFarFrom(main: Box, boxes: Boxes, index: number): boolean {
  const reach = NARROW * sideOf(main);
  return (
    at(boxes, index, 0) > main[2] + reach ||
    at(boxes, index, 1) > main[3] + reach ||
    at(boxes, index, 2) < main[0] - reach ||
    at(boxes, index, 3) < main[1] - reach
  );
}
