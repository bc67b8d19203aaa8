import { boundsOfOutline } from '../kinds/room/outlineShape.ts';
import { directionOf } from '../math/direction.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import { cross, dot } from '../math/points.ts';
import type { UgrValue } from '../photometry/photometricTable.ts';
import { UGR_REFLECTANCES, UGR_ROOMS } from '../photometry/ugr.ts';
import type { Cm } from '../units.ts';
import type { LitRoom, Scene, SceneLuminaire } from './scene.ts';

/** Eyes of a seated person above the floor (D65). */
const EYES: Cm = 120;
/** Luminaires closer than this across are one row. */
const ROW: Cm = 10;
/** Spacings may differ by this share (D65). */
const EVEN = 0.1;

export interface TableUgr {
  bindingId: string;
  crosswise: UgrValue;
  endwise: UgrValue;
}

/** Straight down, in parallel rows, evenly apart: only then the table applies (D65). */
function areRows(luminaires: readonly SceneLuminaire[]): boolean {
  const [first] = luminaires;
  if (!first || luminaires.length < 2) return false;
  const along = directionOf(first.heading);
  const isTurned = ({ heading, tilt }: SceneLuminaire) =>
    tilt !== 0 || Math.abs(cross(directionOf(heading), along)) > 0.01;
  if (luminaires.some(isTurned)) return false;
  const rows: number[][] = [];
  const sorted = luminaires
    .map((one) => ({ at: dot(one, along), across: cross(along, one) }))
    .toSorted((a, b) => a.across - b.across || a.at - b.at);
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, across } of sorted) {
    if (across - last > ROW) rows.push([]);
    last = across;
    rows.at(-1)?.push(at);
  }
  const gaps = rows.flatMap((row) => {
    const places = row.toSorted((a, b) => a - b);
    return places.slice(1).map((at, index) => at - (places[index] ?? 0));
  });
  const [least, greatest] = [leastOf(gaps), greatestOf(gaps)];
  return rows.every(({ length }) => length > 1) && greatest <= least * (1 + EVEN);
}

/** Standard room with the nearest proportions; ratios count, so logarithms are compared. */
function roomLike(x: number, y: number): number {
  const far = UGR_ROOMS.map((room) => Math.abs(Math.log(room.x / x)) + Math.abs(Math.log(room.y / y)));
  return far.indexOf(leastOf(far));
}

function columnLike({ ceiling, walls, floor }: LitRoom['reflectance']): number {
  const far = UGR_REFLECTANCES.map(([c, w, f]) => Math.hypot(c - ceiling, w - walls, f - floor));
  return far.indexOf(leastOf(far));
}

/** Aimed articles, and those without a table, have no UGR. */
export function tableUgrs({ room, luminaires, articles }: Scene): TableUgr[] {
  const box = room && boundsOfOutline(room.outline);
  if (!box) return [];
  const [width, depth] = [box.maxX - box.minX, box.maxY - box.minY];
  return [...new Set(luminaires.map(({ bindingId }) => bindingId))].flatMap((bindingId) => {
    const ugr = articles[bindingId]?.table?.ugr;
    const own = luminaires.filter((one) => one.bindingId === bindingId);
    const [first] = own;
    if (!ugr || !('rows' in ugr) || !first || !areRows(own) || first.z <= EYES) return [];
    const height = first.z - EYES;
    const { x, y } = directionOf(first.heading);
    const along = (Math.abs(x) * width + Math.abs(y) * depth) / height;
    const across = (Math.abs(y) * width + Math.abs(x) * depth) / height;
    const column = columnLike(room.reflectance);
    const value = (row: number, at: number): UgrValue => ugr.rows[row]?.[at] ?? null;
    return [
      {
        bindingId,
        crosswise: value(roomLike(along, across), column),
        endwise: value(roomLike(across, along), UGR_REFLECTANCES.length + column),
      },
    ];
  });
}
