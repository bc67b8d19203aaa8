import { axisOutline } from '../drawing/axisPath.ts';
import { axisFrames } from '../drawing/covers.ts';
import { frameAround } from '../drawing/frame.ts';
import { type InstallationDrawing, type RailPoint, signPlaces } from '../drawing/installationDrawing.ts';
import type { Point } from '../layout/heading.ts';
import { type PaperMark, path } from './marks.ts';
import type { PlanArea } from './planArea.ts';
import * as symbols from './symbols.ts';

/** How wide a rail is to what is written, in millimetres. */
const RAIL = 1.4;
const WIDE_RAIL = 2.8;
/** A seam stands out of its rail. */
const SEAM = 2.6;

/** Rails with their joints, and what is on them. @param scale millimetres a centimetre */
export function putRails(
  area: PlanArea,
  { rails, dead, overloaded, joints, caps, isolations, feeds, luminaires, devices }: InstallationDrawing,
  scale: number,
): void {
  const on = (point: RailPoint): RailPoint => ({ ...point, x: point.x * scale, y: point.y * scale });
  const onto = { on: ({ x, y }: Point) => ({ x: x * scale, y: y * scale }), scale, step: 3 };
  const isOverloaded = overloaded.length > 0;
  if (isOverloaded)
    area.rails.push(
      path(overloaded, { pen: 'overloaded', scale }),
      path(overloaded, { pen: 'around', scale }),
    );
  for (const { axis } of rails) {
    area.rails.push(path(axisOutline(axis), { pen: 'rail', scale }));
    for (const frame of axisFrames(axis, onto, isOverloaded ? WIDE_RAIL : RAIL)) area.take(frame);
  }
  if (dead.length > 0) area.rails.push(path(dead, { pen: 'dead', scale, isDashed: true }));
  /** Draws what stands at a point of a rail, and takes its place. */
  const put = (point: RailPoint, symbol: (at: RailPoint) => PaperMark | PaperMark[], size: number) => {
    const at = on(point);
    area.rails.push(...[symbol(at)].flat());
    area.take(frameAround(at.x, at.y, size, size));
  };
  for (const joint of joints)
    if (joint.kind === 'straight') put(joint, symbols.seam, SEAM);
    else if (joint.kind === 't') put(joint, symbols.node, 2);
  for (const end of caps) put(end, symbols.cap, 2.8);
  for (const piece of luminaires) {
    const seen = { ...piece, ...on(piece), reach: piece.reach * scale };
    area.rails.push(...symbols.luminaire(seen));
    for (const frame of symbols.luminaireCovers(seen)) area.take(frame);
  }
  for (const place of signPlaces({ isolations, feeds, devices })) {
    const sign = { ...place, ...onto.on(place) };
    area.rails.push(...symbols.sign(sign));
    area.take(symbols.signCovers(sign));
  }
}
