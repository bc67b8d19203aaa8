import type { Point } from '../layout/heading.ts';
import { ahead } from '../math/points.ts';
import { onWall, outwardOf, type Wall, wallOf } from '../room/outline.ts';
import type { Room } from '../room/room.ts';
import { outerOutline, THICKNESS } from './wallPaths.ts';

type Line = readonly [Point, Point];

/** What gaps leave of a wall. @param gaps from and to, in centimetres from its begin */
function partsOf({ begin, along, length }: Wall, gaps: readonly (readonly [number, number])[]): Line[] {
  const ends = [...gaps.toSorted((a, b) => a[0] - b[0]).flat(), length];
  const begins = [0, ...ends.filter((_, index) => index % 2 === 1)];
  return begins.flatMap((from, index): Line[] => {
    const to = ends[2 * index] ?? length;
    return to > from ? [[ahead(begin, along, from), ahead(begin, along, to)]] : [];
  });
}

/** The inner and outer edges of walls, open where doors and windows are: where nothing can be covered. */
export function wallLines({ outline, openings }: Room): Line[] {
  const outer = outerOutline(outline, THICKNESS);
  return outline.flatMap((_, index) => {
    const [inside, outside] = [wallOf(outline, index), wallOf(outer, index)];
    const out = outwardOf(outline, index);
    const own = openings.filter(({ wall }) => wall === index);
    const gaps = own.map(({ at, width }) => [at - width / 2, at + width / 2] as const);
    const onOuter = (place: number): number =>
      onWall(outside, ahead(ahead(inside.begin, inside.along, place), out, THICKNESS)).at;
    return [
      ...partsOf(inside, gaps),
      ...partsOf(
        outside,
        gaps.map(([from, to]) => [onOuter(from), onOuter(to)] as const),
      ),
    ];
  });
}
