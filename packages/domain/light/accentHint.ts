import type { Point } from '../layout/heading.ts';
import { wallBetween } from '../luminaires/aim.ts';
import { DEGREE } from '../math/angle.ts';
import { ahead, dot, minus } from '../math/points.ts';
import { facingOf, lengthOf } from '../room/verticalArea.ts';
import type { Emitter } from './emitter.ts';
import type { Hint } from './hint.ts';
import type { LitArea, Scene } from './scene.ts';

const ACCENT = { wanted: 30, least: 25, most: 35 };

/** Where an optical axis meets the front of an area: how far away on the plan; null where it does not. */
function metBy({ x, y, z, axis }: Emitter, area: LitArea): number | null {
  const [dx, dy, dz] = axis;
  const facing = facingOf(area);
  const against = -(dx * facing.x + dy * facing.y);
  if (against < 1e-6) return null;
  const before = dot(minus({ x, y }, area.begin), facing);
  if (before <= 0) return null;
  const way = before / against;
  const [hit, height] = [ahead({ x, y }, { x: dx, y: dy }, way), z + dz * way];
  const length = lengthOf(area);
  const along = dot(minus(hit, area.begin), minus(area.end, area.begin)) / length;
  const isOn = along >= 0 && along <= length && height >= area.bottom && height <= area.top;
  return isOn ? way * Math.hypot(dx, dy) : null;
}

/** Of a luminaire that is aimed at an area; null where it is not, or as it should be. @param tilt in degrees */
export function accentHint(emitter: Emitter, tilt: number, { areas, room }: Scene): Hint | null {
  const met = areas
    .flatMap((area) => {
      const distance = metBy(emitter, area);
      return distance === null ? [] : [{ areaId: area.id, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (!met || (tilt >= ACCENT.least && tilt <= ACCENT.most)) return null;
  const { x, y, axis } = emitter;
  const level = Math.hypot(axis[0], axis[1]);
  const to = (by: number): Point => ahead({ x, y }, { x: axis[0], y: axis[1] }, by / level);
  // An area on a wall is before it by less than a hand.
  if (room && wallBetween(room.outline, emitter, to(met.distance - 5)) !== null) return null;
  const down = met.distance / Math.tan(tilt * DEGREE);
  const { wanted } = ACCENT;
  return { kind: 'accent', ...met, angle: tilt, wanted, wantedDistance: down * Math.tan(wanted * DEGREE) };
}
