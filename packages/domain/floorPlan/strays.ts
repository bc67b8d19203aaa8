import { greatestOf } from '../math/lists.ts';

export type Boxes = Float64Array;
export type PlanExtent = readonly [minX: number, minY: number, maxX: number, maxY: number];

/**
 * Gaps that separate strays, as multiples of the building's size. The narrow one applies if hardly anything
 * is beyond.
 */
const [WIDE, NARROW] = [10, 3];
const HARDLY = 0.1;
/** Share of the building's size: a legend, a detail. */
const SMALL = 0.25;
/** A group with half of the weight may be the building, even if it is not a drawing. */
const HALF = 0.5;
/** Line length of a drawing in multiples of its longer side. Frames and single lines have less. */
const DRAWN = 6;
const TRIED = 32;
/** Lines longer than everything else by this factor are strays, if there are few. */
const [LONG, MOST_LONG] = [30, 20];

const at = (boxes: Boxes, index: number, side: 0 | 1 | 2 | 3): number => boxes[4 * index + side] ?? 0;

export function boxAround(boxes: Boxes, members: readonly number[]): PlanExtent | null {
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

const sideOf = ([minX, minY, maxX, maxY]: PlanExtent): number => Math.max(maxX - minX, maxY - minY);

/** The square root limits the weight of long lines. */
const weightOf = (boxes: Boxes, member: number): number =>
  Math.sqrt(
    Math.hypot(at(boxes, member, 2) - at(boxes, member, 0), at(boxes, member, 3) - at(boxes, member, 1)),
  );

const lengthOf = (boxes: Boxes, member: number): number =>
  at(boxes, member, 2) - at(boxes, member, 0) + at(boxes, member, 3) - at(boxes, member, 1);

interface Sorted {
  members: readonly number[];
  weights: readonly number[];
  lengths: readonly number[];
  gaps: readonly { before: number; width: number }[];
}

function sortedAlong(boxes: Boxes, unsorted: readonly number[], axis: 0 | 1): Sorted {
  const [start, end] = [axis, axis === 0 ? 2 : 3] as const;
  const members = unsorted.toSorted((a, b) => at(boxes, a, start) - at(boxes, b, start));
  const gaps: { before: number; width: number }[] = [];
  const [weights, lengths] = [[0], [0]];
  let last = Number.POSITIVE_INFINITY;
  for (const [index, member] of members.entries()) {
    const width = at(boxes, member, start) - last;
    if (width > 0) gaps.push({ before: index, width });
    last = index === 0 ? at(boxes, member, end) : Math.max(last, at(boxes, member, end));
    weights.push((weights[index] ?? 0) + weightOf(boxes, member));
    lengths.push((lengths[index] ?? 0) + lengthOf(boxes, member));
  }
  return { members, weights, lengths, gaps };
}

/**
 * Splits at gaps of at least `width`. The building is the largest group that is a drawing or has half of the
 * weight. A dense legend far away outweighs a building, but is smaller.
 */
function buildingBetween(boxes: Boxes, { members, weights, lengths, gaps }: Sorted, width: number) {
  const whole = weights.at(-1) ?? 0;
  const bounds = [...gaps.flatMap((gap) => (gap.width >= width ? [gap.before] : [])), members.length];
  const groups = bounds.map((to, index) => {
    const from = bounds[index - 1] ?? 0;
    const main = members.slice(from, to);
    const side = sideOf(boxAround(boxes, main) ?? [0, 0, 0, 0]);
    const share = ((weights[to] ?? 0) - (weights[from] ?? 0)) / whole;
    const isDrawing = (lengths[to] ?? 0) - (lengths[from] ?? 0) >= DRAWN * side;
    return { main, side, isBuilding: side > 0 && (isDrawing || share >= HALF), share };
  });
  const [building] = groups.filter(({ isBuilding }) => isBuilding).sort((a, b) => b.side - a.side);
  if (!building) return null;
  const rest = greatestOf(groups.map((group) => (group === building ? 0 : group.side)));
  return { ...building, isAlone: building.share >= 1 - HARDLY || rest <= SMALL * building.side };
}

function mainAlong(boxes: Boxes, members: readonly number[], axis: 0 | 1): readonly number[] | null {
  const sorted = sortedAlong(boxes, members, axis);
  const widest = sorted.gaps.toSorted((a, b) => b.width - a.width).slice(0, TRIED);
  for (const { width } of widest) {
    const building = buildingBetween(boxes, sorted, width);
    const times = building ? width / building.side : 0;
    if (building && (times > WIDE || (times > NARROW && building.isAlone))) return building.main;
  }
  return null;
}

function withoutFar(boxes: Boxes, members: readonly number[]): readonly number[] {
  const main = mainAlong(boxes, members, 0) ?? mainAlong(boxes, members, 1);
  return main && main.length < members.length ? withoutFar(boxes, main) : members;
}

/**
 * Members of the building, without strays (decision 0147): splits the boxes at wide gaps along both axes
 * until nothing is far, then removes a few long lines that lead away.
 */
export function mainOf(boxes: Boxes, members: readonly number[]): readonly number[] {
  const main = withoutFar(boxes, members);
  const box = boxAround(boxes, main);
  if (!box) return main;
  const long = main.filter((member) => sideOf(boxAround(boxes, [member]) ?? box) > sideOf(box) / 2);
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

export function isFarFrom(main: PlanExtent, boxes: Boxes, index: number): boolean {
  const reach = NARROW * sideOf(main);
  return (
    at(boxes, index, 0) > main[2] + reach ||
    at(boxes, index, 1) > main[3] + reach ||
    at(boxes, index, 2) < main[0] - reach ||
    at(boxes, index, 3) < main[1] - reach
  );
}
