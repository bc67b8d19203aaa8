import { axisPath } from '../drawing/axisPath.ts';
import { frameAround } from '../drawing/frame.ts';
import type { InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { axisFrames } from '../drawing/obstacles.ts';
import type { Point } from '../layout/heading.ts';
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
  { rails, dead, overloaded, joints, caps, isolations, feeds, luminaires }: InstallationDrawing,
  scale: number,
): void {
  const on = (point: RailPoint): RailPoint => ({ ...point, x: point.x * scale, y: point.y * scale });
  const onto = { on: ({ x, y }: Point) => ({ x: x * scale, y: y * scale }), scale, step: 3 };
  if (overloaded)
    area.rails.push(
      { kind: 'path', path: overloaded, pen: 'overloaded', scale },
      { kind: 'path', path: overloaded, pen: 'around', scale },
    );
  for (const { axis } of rails) {
    area.rails.push({ kind: 'path', path: axisPath(axis), pen: 'rail', scale });
    for (const frame of axisFrames(axis, onto, overloaded ? WIDE_RAIL : RAIL)) area.take(frame);
  }
  if (dead) area.rails.push({ kind: 'path', path: dead, pen: 'dead', scale, isDashed: true });
  for (const joint of joints) {
    if (joint.kind === 'straight') {
      const seam = on(joint);
      area.rails.push(symbols.seam(seam));
      area.take(frameAround(seam.x, seam.y, SEAM, SEAM));
    }
    if (joint.kind !== 't') continue;
    area.rails.push(symbols.node(on(joint)));
    area.take(frameAround(joint.x * scale, joint.y * scale, 2, 2));
  }
  for (const end of caps) {
    area.rails.push(symbols.cap(on(end)));
    area.take(frameAround(end.x * scale, end.y * scale, 2.8, 2.8));
  }
  for (const piece of luminaires) {
    const seen = { ...piece, ...on(piece), reach: piece.reach * scale };
    area.rails.push(...symbols.luminaire(seen));
    for (const frame of symbols.luminaireCovers(seen)) area.take(frame);
  }
  for (const isolation of isolations) {
    area.rails.push(...symbols.isolation(on(isolation)));
    area.take(frameAround(isolation.x * scale, isolation.y * scale, 3, 3));
  }
  for (const feed of feeds) {
    area.rails.push(...symbols.feed(on(feed)));
    area.take(frameAround(feed.x * scale, feed.y * scale, 3.4, 3.4));
  }
}
