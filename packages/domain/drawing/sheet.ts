import { coversOf, DRAWN_KIND_NAMES, shapesOf } from '../kinds/drawnKinds.ts';
import type { Axis } from '../kinds/rail/axis.ts';
import type { Drawing } from '../kinds/rail/drawing.ts';
import { type Point, unitVector } from '../kinds/rail/heading.ts';
import { capShape, jointShapes, type RailSymbols } from '../kinds/rail/shapes.ts';
import { mergedShapes, type PlanShape } from '../kinds/shape.ts';
import { type SignPlace, signFrame } from '../kinds/signSizes.ts';
import { type SignPaths, signPaths } from '../kinds/signs.ts';
import type { Isoband } from '../light/isolines.ts';
import { append, itemAt } from '../math/lists.ts';
import { ahead } from '../math/points.ts';
import { frameAround } from '../paths/frame.ts';
import { circle } from '../paths/outlines.ts';
import { line, pathOf } from '../paths/path.ts';
import { type Hideable, isHidden } from '../plan/hidden.ts';
import { shownKinds } from '../plan/kindGroups.ts';
import type { Cm, Lux } from '../units.ts';
import { axisOutline } from './axisPath.ts';
import { axisFrames } from './covers.ts';
import { type DrawnLuminaire, drawLuminaires } from './drawnLuminaires.ts';
import {
  boundsAround,
  boundsWith,
  type DrawnSurroundings,
  drawUnderlay,
  type SheetPicture,
} from './drawnRoom.ts';
import { axisSpots } from './labelPlaces.ts';
import { type LabelPlace, placeTexts, type SheetText } from './placeTexts.ts';

export interface SheetSize {
  width: number;
  maxHeight: number;
  font: number;
}

export interface DrawnLight {
  bands: readonly Isoband[];
  target: Lux | null;
}

export interface SheetContent extends DrawnSurroundings {
  luminaires?: readonly DrawnLuminaire[];
  signs?: readonly NamedSign[];
  light?: DrawnLight | null;
}

export type NamedSign = SignPlace & { name?: string };

export interface DrawnSheet {
  width: number;
  height: number;
  underlay: SheetPicture | undefined;
  /** Places a plan in cm on the sheet. */
  transform: string;
  /** Width of rails, and of a unit of the sheet. */
  rail: Cm;
  unit: Cm;
  /** Kinds around the rails, then rails, in cm. */
  around: readonly PlanShape[];
  rails: readonly PlanShape[];
  /** Symbols in units of the sheet. */
  symbols: readonly PlanShape[];
  signs: SignPaths;
  balloons: string;
  leads: string;
  texts: SheetText[];
}

/** Short layouts are not enlarged to fill the sheet. */
const MAX_SCALE = 2.4;
const RAIL = { cm: 5, min: 3, max: 10 };
const SIGN = 1 / 16;

const WALL = 3;
const HATCH = 3.5;

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const ALONG = [0.5, 0.3, 0.7, 0.15, 0.85];

export function sheetOf(
  { primitives, bounds: ofRails }: Drawing,
  { width, maxHeight, font }: SheetSize,
  content: SheetContent = {},
): DrawnSheet {
  const { areas = [], room, hidden = [] } = content;
  const shown = <Value>(group: Hideable, value: Value | undefined, none: Value): Value =>
    value === undefined || isHidden({ hidden }, group) ? none : value;
  const pieces = shown('luminaires', content.luminaires, []);
  const signs = shown('installation', content.signs, []);
  const underlay = shown('floorPlan', content.underlay, null);
  const bounds = boundsAround(boundsWith(ofRails, content), signs);
  const margin = { x: font * 3.5, y: font * 2.6 };
  const extent = { x: bounds.maxX - bounds.minX, y: bounds.maxY - bounds.minY };
  const scale = Math.min(
    MAX_SCALE,
    (width - 2 * margin.x) / Math.max(1, extent.x),
    (maxHeight - 2 * margin.y) / Math.max(1, extent.y),
  );
  const left = (width - extent.x * scale) / 2 - bounds.minX * scale;
  const top = margin.y - bounds.minY * scale;
  const onSheet = ({ x, y }: Point): Point => ({ x: left + x * scale, y: top + y * scale });
  const rail = Math.min(RAIL.max, Math.max(RAIL.min, RAIL.cm * scale));

  const onto = { on: onSheet, scale, step: 8 };
  const parts: RailSymbols = {
    seam: { half: rail / 2 },
    cap: { half: rail / 2 + 2 },
    node: (_, at) => circle(at, rail * 0.26),
  };
  const symbols: PlanShape[] = [];
  const around = { room: room ?? null, areas };
  const kinds = shownKinds({ hidden }, DRAWN_KIND_NAMES);
  const taken = coversOf(around, onto, { wall: WALL, line: 1, hatch: HATCH }, kinds);
  const labels: LabelPlace[] = [];
  const axes: Axis[] = [];
  for (const primitive of shown('rails', primitives, [])) {
    if (primitive.kind === 'rail') {
      axes[primitive.index] = primitive.axis;
      append(taken, axisFrames(primitive.axis, onto, rail + 1));
      continue;
    }
    const at = onSheet(primitive);
    if (primitive.kind === 'label') {
      const axis = itemAt(axes, primitive.index);
      const ats = ALONG.map((part) => part * axis.length);
      labels.push({ ...primitive, spots: axisSpots(axis, ats, onSheet, primitive) });
    } else if (primitive.kind === 'cap') {
      // Rails extend by half their width, so that corners are filled.
      const end = ahead(at, unitVector(primitive.heading), rail / 2);
      symbols.push(capShape({ ...end, heading: primitive.heading * 90 }, parts));
      taken.push(frameAround(end.x, end.y, rail + 5, rail + 5));
    } else {
      const { joint: kind, heading } = primitive;
      append(symbols, jointShapes({ ...at, kind, heading: heading * 90 }, parts));
    }
  }
  const luminaires = drawLuminaires(pieces, onSheet, { scale, rail });
  const signed = signs.map((sign) => ({ ...sign, ...onSheet(sign) }));
  const height = round(extent.y * scale + 2 * margin.y);
  const placed = placeTexts(
    {
      lengths: shown('dimensions', labels, []),
      numbers: shown('labels', labels, []),
      luminaires: shown('labels', luminaires.marks, []),
      signs: shown('labels', signed, []),
    },
    [...taken, ...luminaires.covers, ...signed.map((sign) => signFrame(sign, font * SIGN, 1))],
    { scale, rail, font, sign: font * SIGN },
    { left: 0, top: 0, right: width, bottom: height },
  );

  return {
    width,
    height,
    underlay: underlay ? drawUnderlay(underlay, onSheet, scale) : undefined,
    around: shapesOf(around, { wall: WALL / scale, hatch: HATCH / scale }, kinds),
    transform: `matrix(${[scale, 0, 0, scale, left, top].map((value) => round(value, 5)).join(' ')})`,
    rail: round(rail / scale, 4),
    unit: round(1 / scale, 4),
    rails: axes.length > 0 ? [{ pen: 'rail', outlines: axes.map(axisOutline) }] : [],
    symbols: [...mergedShapes(symbols, ['seam', 'node', 'cap']), ...luminaires.shapes],
    signs: signPaths(signed, font * SIGN),
    leads: pathOf(placed.leads.map((lead) => line(...lead))),
    balloons: pathOf(placed.balloons.map(({ radius, ...at }) => circle(at, radius))),
    texts: placed.texts,
  };
}
