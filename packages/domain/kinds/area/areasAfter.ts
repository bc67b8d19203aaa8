import { ahead, between, dot, minus, plus, rounded } from '../../math/points.ts';
import type { Point } from '../rail/heading.ts';
import { MAX_DISTANCE } from '../rail/length.ts';
import { wallOf } from '../room/outline.ts';
import { nearestWall, onWall, translationOf } from '../room/outlineShape.ts';
import { type NewWalls, sameWalls } from '../room/reshape.ts';
import type { Room } from '../room/room.ts';
import { areasIn, isAreaLong, lengthOf, liesOn, type VerticalArea, wallUnder } from './area.ts';

const isFar = ({ x, y }: Point): boolean => Math.max(Math.abs(x), Math.abs(y)) > MAX_DISTANCE;

function carriedArea(area: VerticalArea, outline: readonly Point[], walls: readonly number[]): VerticalArea {
  if (walls.some((wall) => liesOn(wallOf(outline, wall), area))) return area;
  const { begin: start, end } = area;
  const middle = between(start, end);
  const wall = wallOf(outline, nearestWall(outline, walls, middle));
  const half = (dot(minus(end, start), wall.along) < 0 ? -1 : 1) * (lengthOf(area) / 2);
  const { at } = onWall(wall, middle);
  const put = (along: number) =>
    rounded(ahead(wall.start, wall.along, Math.min(wall.length, Math.max(0, along))));
  const ends = { begin: put(at - half), end: put(at + half) };
  return isAreaLong(ends.begin, ends.end) ? { ...area, ...ends } : area;
}

/** Areas stay on their wall; a translated room takes all along. */
export function areasAfter(
  areas: readonly VerticalArea[],
  before: Room | null,
  after: Room | null,
  walls: NewWalls = sameWalls(before, after),
): readonly VerticalArea[] {
  if (areas.length === 0) return areas;
  if (!after) return [];
  const from = before?.outline ?? [];
  const by = translationOf(from, after.outline);
  const moved = (area: VerticalArea): VerticalArea => {
    if (by) {
      const [start, end] = [plus(area.begin, by), plus(area.end, by)];
      return [start, end].some(isFar) ? area : { ...area, begin: start, end };
    }
    const candidates = walls[wallUnder(from, area)];
    return candidates ? carriedArea(area, after.outline, candidates) : area;
  };
  return areasIn(areas.map(moved), after);
}
