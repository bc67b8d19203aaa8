import { axisPath } from '../drawing/axisPath.ts';
import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import type { InstallationDrawing, RailPoint } from '../drawing/installationDrawing.ts';
import { type Axis, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { type Frame, frameAround } from './clearance.ts';
import type { PlanArea } from './planArea.ts';
import * as symbols from './symbols.ts';

/** How wide a rail is to what is written, in millimetres. */
const RAIL = 1.4;

/** What a run covers: a bent one in short pieces. */
function framesOf(axis: Axis, scale: number): Frame[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil((axis.length * scale) / 3));
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [index, index + 1].map((end) => pointAt(axis, (axis.length * end) / count)) as [
      Point,
      Point,
    ];
    return frameAround(
      ((a.x + b.x) / 2) * scale,
      ((a.y + b.y) / 2) * scale,
      Math.abs(a.x - b.x) * scale + RAIL,
      Math.abs(a.y - b.y) * scale + RAIL,
    );
  });
}

function putLuminaire(area: PlanArea, piece: DrawnPiece, scale: number): void {
  const { x, y, heading, turn, tilt, reach, symbol } = piece;
  const at = { x: x * scale, y: y * scale };
  area.rails.push(...symbols.luminaire({ ...piece, ...at, reach: reach * scale }));
  const angle = (heading * Math.PI) / 180;
  const long = symbol === 'linear' ? Math.max(1.3, reach * scale) : 1.8;
  const wide = symbol === 'linear' ? 0.8 : 1.8;
  area.addSymbol(
    frameAround(
      ...[at.x, at.y],
      2 * (long * Math.abs(Math.cos(angle)) + wide * Math.abs(Math.sin(angle))),
      2 * (long * Math.abs(Math.sin(angle)) + wide * Math.abs(Math.cos(angle))),
    ),
  );
  if (symbol !== 'spotlight' || tilt < 1) return;
  const aim = ((heading + turn) * Math.PI) / 180;
  const end = 3.8 + 2.1 * Math.sin((tilt * Math.PI) / 180);
  for (let far = 2; far <= end; far += 1.2)
    area.addSymbol(frameAround(at.x + far * Math.cos(aim), at.y + far * Math.sin(aim), 1.8, 1.8));
}

/** Rails with their joints, and what is on them. @param scale millimetres a centimetre */
export function putRails(
  area: PlanArea,
  { rails, joints, caps, isolations, feeds, luminaires }: InstallationDrawing,
  scale: number,
): void {
  const on = (point: RailPoint): RailPoint => ({ ...point, x: point.x * scale, y: point.y * scale });
  for (const { axis } of rails) {
    area.rails.push({ kind: 'path', path: axisPath(axis), pen: 'rail', scale });
    for (const frame of framesOf(axis, scale)) area.addSymbol(frame);
  }
  for (const joint of joints) {
    if (joint.kind === 'straight') area.rails.push(symbols.seam(on(joint)));
    if (joint.kind !== 't') continue;
    area.rails.push(symbols.node(on(joint)));
    area.addSymbol(frameAround(joint.x * scale, joint.y * scale, 2, 2));
  }
  for (const end of caps) {
    area.rails.push(symbols.cap(on(end)));
    area.addSymbol(frameAround(end.x * scale, end.y * scale, 2.8, 2.8));
  }
  for (const piece of luminaires) putLuminaire(area, piece, scale);
  for (const isolation of isolations) {
    const moved = symbols.placer(on(isolation))(2.4, 0);
    area.rails.push(...symbols.isolation({ ...moved, heading: isolation.heading }));
    area.addSymbol(frameAround(moved.x, moved.y, 3, 3));
  }
  for (const feed of feeds) {
    area.rails.push(...symbols.feed(on(feed)));
    area.addSymbol(frameAround(feed.x * scale, feed.y * scale, 3.4, 3.4));
  }
}
