import { solidNamesOf } from '../kinds/names.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { cornerAt, wallOf } from '../kinds/room/outline.ts';
import { areaOf, isClockwise, outwardOf } from '../kinds/room/outlineShape.ts';
import { OPENING_HEIGHTS, type Opening, type Room } from '../kinds/room/room.ts';
import { outerOutline, THICKNESS } from '../kinds/room/shapes.ts';
import { solidsOf } from '../kinds/solids.ts';
import { itemAt } from '../math/lists.ts';
import { ahead, distance } from '../math/points.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Metre } from '../units.ts';
import type { IfcFrame, IfcLocation } from './frame.ts';
import { along, type IfcPoint, ifcPointOf, metres } from './shapes.ts';
import { literal, type Ref } from './step.ts';

/** The hole extends beyond both faces of the wall. */
const BEYOND: Metre = 0.01;
const LEAF: Metre = 0.05;

const flat = ({ x, y }: Point): [Metre, Metre] => [metres(x), -metres(y)];

function putRoom({ model, shapes, storey }: IfcFrame, { outline, height }: Room, name: string): IfcLocation {
  const placement = shapes.placement(storey.placement);
  const ref = model.root('IfcSpace', 'room', {
    Name: name,
    ObjectPlacement: placement,
    Representation: shapes.solid(shapes.extruded(shapes.polygon(outline.map(flat)), metres(height))),
    CompositionType: literal('ELEMENT'),
    PredefinedType: literal('INTERNAL'),
  });
  const around = outline.reduce(
    (sum, corner, index) => sum + distance(corner, cornerAt(outline, index + 1)),
    0,
  );
  model.define(
    'room',
    ref,
    model.quantities(
      'room',
      'Qto_SpaceBaseQuantities',
      { Height: metres(height), NetPerimeter: metres(around) },
      { NetFloorArea: areaOf(outline) },
    ),
  );
  model.aggregate(storey.ref, 'storey', [ref]);
  return { ref, placement };
}

function putFilling(
  { model, shapes, storey }: IfcFrame,
  { id, kind, width, hinge }: Opening,
  { name, height, isAtLeft, placement }: { name: string; height: Metre; isAtLeft: boolean; placement: Ref },
): Ref {
  const attributes = {
    Name: name,
    ObjectPlacement: shapes.placement(placement),
    Representation: shapes.solid(shapes.block(metres(width), LEAF, 0, height)),
    OverallHeight: height,
    OverallWidth: metres(width),
  };
  const ref =
    kind === 'window'
      ? model.root('IfcWindow', `window ${id}`, { ...attributes, PredefinedType: literal('WINDOW') })
      : model.root('IfcDoor', `door ${id}`, {
          ...attributes,
          PredefinedType: literal('DOOR'),
          OperationType: literal((hinge === 'end') === isAtLeft ? 'SINGLE_SWING_LEFT' : 'SINGLE_SWING_RIGHT'),
        });
  model.put(storey.ref, ref);
  return ref;
}

function putOpening(frame: IfcFrame, room: Room, opening: Opening, wall: Ref, name: string): void {
  const { model, shapes, storey } = frame;
  const { id, at, width } = opening;
  const side = wallOf(room.outline, opening.wall);
  const out = outwardOf(room.outline, opening.wall);
  const [bottom, top] = OPENING_HEIGHTS[opening.kind].map((height) => Math.min(height, room.height)) as [
    number,
    number,
  ];
  const middle = ahead(ahead(side.start, side.along, at), out, THICKNESS / 2);
  // With y into the room, x runs against the wall if the corners are clockwise.
  const turns = isClockwise(room.outline);
  const x: IfcPoint = turns ? [-side.along.x, side.along.y, 0] : [side.along.x, -side.along.y, 0];
  const placement = shapes.placement(storey.placement, ifcPointOf(middle, bottom), x);
  const height = metres(top - bottom);
  const hole = model.root('IfcOpeningElement', `opening ${id}`, {
    Name: name,
    ObjectPlacement: placement,
    Representation: shapes.solid(shapes.block(metres(width), metres(THICKNESS) + 2 * BEYOND, 0, height)),
    PredefinedType: literal('OPENING'),
  });
  model.root('IfcRelVoidsElement', `opening ${id} in its wall`, {
    RelatingBuildingElement: wall,
    RelatedOpeningElement: hole,
  });
  model.root('IfcRelFillsElement', `filling of opening ${id}`, {
    RelatingOpeningElement: hole,
    RelatedBuildingElement: putFilling(frame, opening, { name, height, isAtLeft: turns, placement }),
  });
}

function putWalls(frame: IfcFrame, room: Room, t: Translate): void {
  const { model, shapes, storey } = frame;
  const { outline } = room;
  const outer = outerOutline(outline, THICKNESS);
  const walls = outline.map((start, index) => {
    const corners = [start, cornerAt(outline, index + 1), cornerAt(outer, index + 1), cornerAt(outer, index)];
    const wall = model.root('IfcWall', `wall ${index}`, {
      Name: `${t('download.ifc_wall')} ${index + 1}`,
      ObjectPlacement: shapes.placement(storey.placement),
      Representation: shapes.solid(shapes.extruded(shapes.polygon(corners.map(flat)), metres(room.height))),
      PredefinedType: literal('NOTDEFINED'),
    });
    model.put(storey.ref, wall);
    return wall;
  });
  const counts = { door: 0, window: 0 };
  for (const opening of room.openings) {
    counts[opening.kind] += 1;
    const name = `${t(`download.ifc_${opening.kind}`)} ${counts[opening.kind]}`;
    if (OPENING_HEIGHTS[opening.kind][0] < room.height)
      putOpening(frame, room, opening, itemAt(walls, opening.wall), name);
  }
}

function putSolids({ model, shapes }: IfcFrame, room: Room, home: IfcLocation, t: Translate): void {
  const around = { room, areas: [] };
  const names = solidNamesOf(around, t);
  for (const [index, solid] of solidsOf(around).entries()) {
    const { key, width, depth, heading, from, to, ifc } = solid;
    const thing = model.root(ifc.entity, key, {
      Name: itemAt(names, index),
      ObjectPlacement: shapes.placement(home.placement, ifcPointOf(solid, from), along(heading)),
      Representation: shapes.solid(shapes.block(metres(width), metres(depth), 0, metres(to - from))),
      PredefinedType: literal(ifc.type),
    });
    model.put(home.ref, thing);
  }
}

export function putRoomAround(frame: IfcFrame, room: Room | null, t: Translate): IfcLocation {
  if (!room) return frame.storey;
  const home = putRoom(frame, room, t('download.ifc_room'));
  putWalls(frame, room, t);
  putSolids(frame, room, home, t);
  return home;
}
