import type { OpeningKind } from '../kinds/room/room.ts';
import { cross, dot, type Vector } from '../math/points.ts';
import type { PlanOpening } from './floorPlan.ts';

const WORDS: readonly (readonly [OpeningKind, RegExp])[] = [
  ['window', /window|okno|okna|okien|fenster|(^|[^a-z])win([^a-z]|$)/i],
  ['door', /(?<!in|out)door|drzwi|t(ü|ue)r(en)?([^a-zäöüß]|$)|(^|[^a-z])tuer/i],
];

export const openingKindOf = (name: string): OpeningKind | null =>
  WORDS.find(([, words]) => words.test(name.normalize('NFC')))?.[0] ?? null;

function boxOf(coordinates: readonly number[], from: number, axis: Vector) {
  const size = Math.hypot(axis.x, axis.y);
  if (!(size > 0) || coordinates.length <= from) return null;
  const along = { x: axis.x / size, y: axis.y / size };
  const places: Vector[] = [];
  const least = { x: Infinity, y: Infinity };
  const most = { x: -Infinity, y: -Infinity };
  for (let index = from; index < coordinates.length; index += 2) {
    const point = { x: coordinates[index] ?? 0, y: coordinates[index + 1] ?? 0 };
    const place = { x: dot(point, along), y: cross(along, point) };
    places.push(place);
    for (const key of ['x', 'y'] as const) {
      least[key] = Math.min(least[key], place[key]);
      most[key] = Math.max(most[key], place[key]);
    }
  }
  return { along, places, least, most };
}

/** Share of the depth that counts as an edge. */
const EDGE = 0.15;

/**
 * Box of a block's lines in the block's own axes: width along, depth across. Points near both long edges show
 * to which end the leaf leans.
 */
export function openingFrom(
  coordinates: readonly number[],
  from: number,
  axis: Vector,
  kind: PlanOpening['kind'],
): PlanOpening | null {
  const box = boxOf(coordinates, from, axis);
  if (!box) return null;
  const { along, places, least, most } = box;
  const [width, depth] = [most.x - least.x, most.y - least.y];
  const [middle, across] = [(least.x + most.x) / 2, (least.y + most.y) / 2];
  const lean = (isAtEdge: (y: number) => boolean): number => {
    const there = places.filter(({ y }) => isAtEdge(y));
    const sum = there.reduce((total, { x }) => total + x, 0);
    return width > 0 ? (2 * (sum / there.length - middle)) / width : 0;
  };
  return {
    kind,
    // Across points right of along, as y points down.
    middle: { x: along.x * middle - along.y * across, y: along.y * middle + along.x * across },
    along,
    width,
    depth,
    leans: { right: lean((y) => y >= most.y - EDGE * depth), left: lean((y) => y <= least.y + EDGE * depth) },
  };
}
