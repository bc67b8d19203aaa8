import { axisOutline } from '../drawing/axisPath.ts';
import { axisFrames } from '../drawing/covers.ts';
import { type InstallationDrawing, signPlaces } from '../drawing/installationDrawing.ts';
import { coversOf, DRAWN_KINDS, type DrawnKindName, shapesOf } from '../kinds/drawnKinds.ts';
import type { Point } from '../kinds/rail/heading.ts';
import type { RailPoint } from '../kinds/rail/shapes.ts';
import { wallOf } from '../kinds/room/outline.ts';
import { outwardOf } from '../kinds/room/outlineShape.ts';
import type { Opening, Room } from '../kinds/room/room.ts';
import type { PlanAround } from '../kinds/shape.ts';
import { append } from '../math/lists.ts';
import { ahead, times } from '../math/points.ts';
import { frameAround, type Onto } from '../paths/frame.ts';
import type { Mm } from '../units.ts';
import { SMALL_LABEL, word } from './labels.ts';
import { type PaperMark, path } from './marks.ts';
import { paperPaths } from './paperPens.ts';
import type { PlanArea } from './planArea.ts';
import * as symbols from './symbols.ts';

const RAIL: Mm = 1.4;
const WIDE_RAIL: Mm = 2.8;
const SEAM: Mm = 2.6;
const NODE: Mm = 2;
const CAP: Mm = 2.8;

export function drawRails(
  area: PlanArea,
  { rails, dead, overloaded, joints, caps, isolations, feeds, luminaires, devices }: InstallationDrawing,
  scale: number,
): void {
  const on = (point: RailPoint): RailPoint => ({ ...point, x: point.x * scale, y: point.y * scale });
  const onto = { on: ({ x, y }: Point) => ({ x: x * scale, y: y * scale }), scale, step: 3 };
  const isOverloaded = overloaded.length > 0;
  if (isOverloaded)
    area.rails.push(
      path(overloaded, { pen: 'overloaded', scale, sign: 'overloaded' }),
      path(overloaded, { pen: 'around', scale }),
    );
  for (const { axis } of rails) {
    append(area.rails, paperPaths([{ pen: 'rail', outlines: [axisOutline(axis)] }], { scale }));
    for (const frame of axisFrames(axis, onto, isOverloaded ? WIDE_RAIL : RAIL)) area.take(frame);
  }
  if (dead.length > 0) area.rails.push(path(dead, { pen: 'dead', scale, isDashed: true, sign: 'dead' }));
  const put = ({ x, y }: Point, marks: readonly PaperMark[], size: number) => {
    append(area.rails, marks);
    if (marks.length > 0) area.take(frameAround(x, y, size, size));
  };
  for (const joint of joints) {
    const at = { ...joint, ...on(joint) };
    put(at, symbols.railJoint(at), joint.kind === 'straight' ? SEAM : NODE);
  }
  for (const end of caps) put(on(end), symbols.cap(on(end)), CAP);
  for (const piece of luminaires) {
    const seen = { ...piece, ...on(piece), reach: piece.reach * scale };
    append(area.rails, symbols.luminaire(seen));
    for (const frame of symbols.luminaireCovers(seen)) area.take(frame);
  }
  for (const place of signPlaces({ isolations, feeds, devices })) {
    const sign = { ...place, ...onto.on(place) };
    append(area.rails, symbols.sign(sign));
    area.take(symbols.signCovers(sign));
  }
}

const WALL: Mm = 1.2;
const LINE_WIDTH: Mm = 0.4;
const STEP: Mm = 3;
const HATCH: Mm = 1.5;

export function putRoom(
  area: PlanArea,
  around: PlanAround,
  scale: number,
  kinds: readonly DrawnKindName[],
): void {
  const onPlan = { wall: WALL / scale, hatch: HATCH / scale };
  append(area.under, paperPaths(shapesOf(around, onPlan, kinds), { scale }));
  const onto: Onto = { on: ({ x, y }) => ({ x: x * scale, y: y * scale }), scale, step: STEP };
  const sizes = { wall: WALL, line: LINE_WIDTH, hatch: HATCH };
  for (const name of kinds)
    for (const frame of coversOf(around, onto, sizes, [name]))
      if (DRAWN_KINDS[name].isLine) area.takeLine(frame);
      else area.take(frame);
}

export function putOpenings(
  area: PlanArea,
  { outline, openings }: Room,
  scale: number,
  figureOf: (opening: Opening) => string,
): void {
  for (const opening of openings) {
    const { start, along } = wallOf(outline, opening.wall);
    const out = outwardOf(outline, opening.wall);
    const inside = times(out, -1);
    const places = [0, 0.5, -0.5, 0.8, -0.8].map((part) =>
      times(ahead(start, along, opening.at + part * opening.width), scale),
    );
    const clear = opening.kind === 'door' ? 0.45 * opening.width * scale : 1.5;
    const distances = [clear, 1.5, 3, 5, opening.width * scale + 1.5];
    area.put(
      word(figureOf(opening), SMALL_LABEL, { ink: 'soft' }),
      distances.flatMap((distance) =>
        [inside, out].flatMap((aside) => places.map((from) => ({ from, aside, distance }))),
      ),
    );
  }
}
