import { between, dot, minus } from '../../math/points.ts';
import type { Cm } from '../../units.ts';
import { lengthOf, type VerticalArea, wallUnder } from '../area/area.ts';
import { openingMiddle } from '../opening/positions.ts';
import type { Point } from '../rail/heading.ts';
import { type Wall, wallOf } from './outline.ts';
import { translationOf } from './outlineShape.ts';
import type { Room } from './room.ts';

/** Rounding to whole centimetres moves the ends of an area by less. */
const TOLERANCE: Cm = 1;

export const DISPLACEMENTS = ['removed', 'shortened', 'moved'] as const;
type Displacement = (typeof DISPLACEMENTS)[number];

export interface Displaced {
  kind: 'opening' | 'area';
  id: string;
  how: Displacement;
}

interface Furnished {
  room: Room | null;
  areas: readonly VerticalArea[];
}

function displacement(wall: Wall, from: Point, to: Point, lengths: readonly [number, number]) {
  if (lengths[1] < lengths[0] - TOLERANCE) return 'shortened';
  return Math.abs(dot(minus(to, from), wall.along)) > TOLERANCE ? 'moved' : null;
}

/** D46, D46a. */
export function displacedBy(before: Furnished, after: Furnished): Displaced[] {
  const [from, to] = [before.room, after.room];
  if (!from || !to || translationOf(from.outline, to.outline)) return [];
  const openings = from.openings.flatMap((opening): Displaced[] => {
    const { id } = opening;
    const now = to.openings.find((one) => one.id === id);
    if (!now) return [{ kind: 'opening', id, how: 'removed' }];
    const wall = wallOf(to.outline, now.wall);
    const lengths = [opening.width, now.width] as const;
    const how = displacement(wall, openingMiddle(from, opening), openingMiddle(to, now), lengths);
    return how ? [{ kind: 'opening', id, how }] : [];
  });
  const areas = before.areas.flatMap((area): Displaced[] => {
    const now = after.areas.find(({ id }) => id === area.id);
    const number = now ? wallUnder(to.outline, now) : -1;
    if (!now || number < 0) return [];
    const wall = wallOf(to.outline, number);
    const how = displacement(wall, between(area.begin, area.end), between(now.begin, now.end), [
      lengthOf(area),
      lengthOf(now),
    ]);
    return how ? [{ kind: 'area', id: area.id, how }] : [];
  });
  return [...openings, ...areas];
}
