import type { InstallationDrawing } from '../drawing/installationDrawing.ts';
import { across, adjacent, around, awayFromAim } from '../drawing/labelPlaces.ts';
import type { LabelPosition } from '../drawing/placer.ts';
import { takeRoute } from '../drawing/routeLine.ts';
import { pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import type { RailPoint } from '../kinds/rail/shapes.ts';
import { SIGN_BLOCKS } from '../kinds/signBlocks.ts';
import type { SignKind } from '../kinds/signSizes.ts';
import { zoneName } from '../lists/installationWords.ts';
import { directionOf } from '../math/direction.ts';
import { ahead } from '../math/points.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Deg, Mm } from '../units.ts';
import { type Attribute, attributeDefinition, insertEntity, OF_INSERT } from './entities.ts';
import type { DxfField, PartFields } from './partFields.ts';
import { type Drawer, type Layer, outlineEntities, roomOf, TEXT } from './pen.ts';
import {
  DXF_SYMBOLS,
  dxfLuminaireCovers,
  headingOfSymbol,
  luminaireOutlines,
  symbolFrame,
} from './symbols.ts';
import { nameOf } from './tags.ts';

const NEAR: readonly Mm[] = [
  2.2, 3, 4.5, 6, 8, 10, 12.5, 15, 18, 22, 27, 33, 40, 50, 62, 76, 92, 110, 135, 165,
];
const SHIFTS: readonly Mm[] = [0, 4, -4, 9, -9, 16, -16, 25, -25];
const BETWEEN: Mm = 1.5;
const CLEAR: Mm = 0.4;

interface Part {
  block: string;
  outlines: readonly PathOutline[];
  layer: Layer;
  at: Point;
  heading: Deg;
  fields: readonly DxfField[];
  ways: readonly Point[];
  along?: Deg;
}

function attributesAt(at: Point, start: Point, fields: readonly DxfField[], mm: number): Attribute[] {
  let { x } = start;
  return fields.map(({ isShown, ...field }): Attribute => {
    const height = TEXT * mm;
    if (!isShown) return { ...field, at, written: { height }, isHidden: true };
    const placed: Attribute = {
      ...field,
      at: { x, y: start.y },
      isHidden: false,
      written: { height, from: 'left' },
    };
    x += roomOf(field.value, height).width + BETWEEN * mm;
    return placed;
  });
}

function define({ blocks, mm }: Drawer, { block, outlines, fields }: Part): void {
  if (blocks.has(block)) return;
  const own = attributesAt({ x: 0, y: 0 }, { x: 0, y: -2 * TEXT * mm }, fields, mm);
  blocks.set(block, [
    ...outlineEntities(OF_INSERT, outlines),
    ...own.map((one) => attributeDefinition(OF_INSERT, one)),
  ]);
}

/**
 * Inserts a part. Its shown fields get a free position; without one they become hidden, but stay readable.
 */
function put(drawer: Drawer, part: Part): void {
  const { model, pens, placer, mm } = drawer;
  const { block, layer, at, heading, fields, ways, along = heading } = part;
  define(drawer, part);
  const shown = fields.filter(({ isShown, value }) => isShown && value !== '');
  const widths = shown.map(({ value }) => roomOf(value, TEXT * mm).width);
  const width = widths.reduce((sum, one) => sum + one + BETWEEN * mm, -BETWEEN * mm);
  const inMillimetres = (all: readonly Mm[]) => all.map((one) => one * mm);
  const placed =
    shown.length === 0
      ? null
      : placer.place(
          width + CLEAR * mm,
          roomOf('', TEXT * mm).height,
          adjacent({ ...at, heading: along }, ways, inMillimetres(NEAR), inMillimetres(SHIFTS)),
        );
  if (placed?.lead) pens.numbers.line(...placed.lead);
  const start = placed ? { x: placed.x - width / 2, y: placed.y } : at;
  const written = fields.map((field) => ({ ...field, isShown: placed !== null && shown.includes(field) }));
  const attributes = attributesAt(at, start, written, mm);
  model.push(insertEntity(pens[layer].layer, block, at, heading, attributes));
}

/** Symbols at an isolating joint move into their circuit part (D53a). */
const adjacentToJoint = ({ x, y, aside }: InstallationDrawing['feeds'][number]): Point =>
  aside === undefined ? { x, y } : ahead({ x, y }, directionOf(aside), 2 * SIGN_BLOCKS.feed.half);

/** Call before anything is written. */
export function takeSymbols(
  { luminaires, feeds, isolations, joints, caps, devices }: PlacedPart,
  { placer }: Drawer,
): void {
  for (const piece of luminaires) for (const frame of dxfLuminaireCovers(piece)) placer.take(frame);
  for (const at of feeds) placer.take(symbolFrame(adjacentToJoint(at), SIGN_BLOCKS.feed.half));
  for (const at of isolations) placer.take(symbolFrame(at, SIGN_BLOCKS.cut.half));
  for (const at of caps) placer.take(symbolFrame(at, DXF_SYMBOLS.cap.half));
  for (const at of joints) placer.take(symbolFrame(at, DXF_SYMBOLS[at.kind].half));
  for (const at of devices) placer.take(symbolFrame(at, SIGN_BLOCKS[at.kind].half));
}

export interface PlacedPart extends InstallationDrawing {
  zones: (RailPoint & { index: number })[];
}

const SIGN: Mm = 4;
const INSIDE: Mm = 5;

export function putRoutes({ routes }: PlacedPart, { pens, placer, mm }: Drawer): NamedRoute[] {
  return routes.map(({ name, from, to }) => {
    const { legs, places } = takeRoute(placer, from, to, { mm, sign: SIGN * mm });
    for (const leg of legs) pens.cables.line(...leg);
    return { name, places };
  });
}

export interface NamedRoute {
  name: string;
  places: readonly LabelPosition[];
}

export function nameRoutes(
  { borders }: PlacedPart,
  routes: readonly NamedRoute[],
  { pens, placer, mm }: Drawer,
): string[] {
  const put = (pen: Layer, name: string, places: Iterable<LabelPosition>): boolean => {
    const { width, height } = roomOf(name, TEXT * mm);
    const placed = placer.place(width + CLEAR * mm, height, places);
    if (placed) pens[pen].text(placed, name, { height: TEXT * mm });
    return placed !== null;
  };
  const inMillimetres = (all: readonly Mm[]) => all.map((one) => one * mm);
  for (const { zone, x, y, heading } of borders) {
    const inside = ahead({ x, y }, directionOf(heading), INSIDE * mm);
    const places = adjacent(
      { ...inside, heading },
      across(heading),
      inMillimetres(NEAR),
      inMillimetres(SHIFTS),
    );
    put('zones', zoneName(zone), places);
  }
  return routes.filter(({ name, places }) => !put('cables', name, places)).map(({ name }) => name);
}

export function putParts(placed: PlacedPart, fields: PartFields, drawer: Drawer): void {
  const symbol = (kind: keyof typeof DXF_SYMBOLS, layer: Layer, name: string) => ({
    block: `LUMITOR-${name.toUpperCase()}`,
    layer,
    outlines: DXF_SYMBOLS[kind].outlines,
  });
  const signOfKind = (kind: SignKind) => ({
    block: `LUMITOR-${kind.toUpperCase()}`,
    layer: SIGN_BLOCKS[kind].layer,
    outlines: SIGN_BLOCKS[kind].outlines,
  });
  for (const feed of placed.feeds)
    put(drawer, {
      ...signOfKind('feed'),
      at: adjacentToJoint(feed),
      heading: feed.heading,
      fields: fields.feed(feed),
      ways: around(feed.heading),
    });
  for (const device of placed.devices)
    put(drawer, {
      ...signOfKind(device.kind),
      at: device,
      heading: 0,
      fields: fields.device(device),
      ways: around(0),
    });
  for (const piece of placed.luminaires) {
    const own = fields.luminaire(piece);
    const shape =
      piece.symbol === 'spotlight'
        ? piece.tilt >= 1
          ? ` ${Math.round(piece.tilt * 10) / 10}`
          : ''
        : piece.throwsTo !== undefined
          ? ` R${Math.round(piece.turn * 10) / 10}`
          : '';
    put(drawer, {
      block: nameOf(`LUMITOR-L ${own.code}${shape}`),
      outlines: luminaireOutlines(piece),
      layer: 'luminaires',
      at: piece,
      heading: headingOfSymbol(piece),
      fields: own.fields,
      ways: [...awayFromAim(piece), ...around(piece.heading).slice(2)],
      along: piece.heading,
    });
  }
  for (const zone of placed.zones)
    put(drawer, {
      block: 'LUMITOR-ZONE',
      outlines: [],
      layer: 'zones',
      at: zone,
      heading: zone.heading,
      fields: fields.zone(zone),
      ways: around(zone.heading),
    });
  const silent = { ways: [] };
  for (const rail of placed.rails) {
    const middle = rail.axis.length / 2;
    put(drawer, {
      block: 'LUMITOR-RAIL',
      outlines: [],
      layer: 'rails',
      at: pointAt(rail.axis, middle),
      heading: headingAt(rail.axis, middle),
      fields: fields.rail(rail),
      ...silent,
    });
  }
  for (const at of placed.isolations)
    put(drawer, {
      ...signOfKind('cut'),
      at,
      heading: at.heading,
      fields: fields.cut(at),
      ...silent,
    });
  for (const at of placed.joints)
    put(drawer, {
      ...symbol(at.kind, 'connectors', `joint-${at.kind}`),
      at,
      heading: at.heading,
      fields: fields.joint(at),
      ...silent,
    });
  for (const at of placed.caps)
    put(drawer, {
      ...symbol('cap', 'caps', 'cap'),
      at,
      heading: at.heading,
      fields: fields.cap(at),
      ...silent,
    });
}
