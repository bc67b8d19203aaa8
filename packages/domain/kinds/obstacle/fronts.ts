import { itemAt } from '../../math/lists.ts';
import { ahead, between, dot, minus, rounded } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { facingOf, isAreaLong, type VerticalArea } from '../area/area.ts';
import type { Point } from '../rail/heading.ts';
import { type Wall, wallsOf } from '../room/outline.ts';
import { onWall } from '../room/outlineShape.ts';
import { cornersOf, type Obstacle } from './obstacle.ts';

/** Area ends are whole centimetres, off their face by less. */
const TOLERANCE: Cm = 2;
const AT_WALL: Cm = 5;

/** Runs face right, out of the box, as areas do (D46a). */
const facesOf = (obstacle: Obstacle): Wall[] => wallsOf(cornersOf(obstacle).toReversed());

const isOn = ({ begin: start, end }: VerticalArea, face: Wall): boolean =>
  dot(minus(end, start), face.along) > 0 &&
  [start, end].every((point) => {
    const { at, aside } = onWall(face, point);
    return aside < TOLERANCE && at > -TOLERANCE && at < face.length + TOLERANCE;
  });

/** Never inside the box, where no light arrives. */
function partOf(face: Wall, from: number, to: number): { start: Point; end: Point } {
  const out = facingOf({ begin: face.start, end: face.end });
  const put = (before: number) => (share: number) =>
    rounded(ahead(between(face.start, face.end, share), out, before));
  const isInside = (point: Point) => dot(minus(point, face.start), out) < -1e-6;
  const [near, off] = [0, 1].map((before) => [from, to].map(put(before)) as [Point, Point]) as [
    [Point, Point],
    [Point, Point],
  ];
  const [start, end] = near.some(isInside) ? off : near;
  return { start, end };
}

export function frontsOf(
  obstacle: Obstacle,
  outline: readonly Point[],
  areas: readonly VerticalArea[],
  named: (number: number) => Pick<VerticalArea, 'id' | 'name'>,
): VerticalArea[] {
  const [bottom, top] = [Math.ceil(obstacle.from), Math.floor(obstacle.to)];
  const longest = Math.max(obstacle.width, obstacle.depth);
  const isAtWall = ({ start, end, along }: Wall) =>
    wallsOf(outline).some(
      (wall) =>
        Math.abs(dot(wall.along, along)) > 0.99 &&
        [start, end].every((point) => onWall(wall, point).aside < AT_WALL),
    );
  return facesOf(obstacle)
    .filter((face) => Math.abs(face.length - longest) < 0.01 && !isAtWall(face))
    .filter((face) => areas.every((area) => !isOn(area, face)))
    .map((face) => partOf(face, 0, 1))
    .filter(({ start, end }) => bottom < top && isAreaLong(start, end))
    .map(({ start, end }, index) => ({ ...named(index + 1), begin: start, end, bottom, top }));
}

export function adjacentAreas(
  areas: readonly VerticalArea[],
  before: Obstacle | undefined,
  after: Obstacle | null,
): readonly VerticalArea[] {
  if (!before || areas.length === 0) return areas;
  const faces = facesOf(before);
  const next = after && facesOf(after);
  return areas.flatMap((area) => {
    const index = faces.findIndex((face) => isOn(area, face));
    const face = faces[index];
    if (!face) return area;
    if (!after || !next) return [];
    const share = (point: Point) => Math.min(1, Math.max(0, onWall(face, point).at / face.length));
    const { start, end } = partOf(itemAt(next, index), share(area.begin), share(area.end));
    if (!isAreaLong(start, end)) return [];
    const bottom = area.bottom === Math.ceil(before.from) ? Math.ceil(after.from) : area.bottom;
    const top = area.top === Math.floor(before.to) ? Math.floor(after.to) : area.top;
    return bottom < top ? { ...area, begin: start, end, bottom, top } : area;
  });
}
