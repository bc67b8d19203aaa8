import type { DimensionLines } from '../dimensions/index.ts';
import type { BoundedPlacer } from '../drawing/boundedPlacer.ts';
import { DEVICE_KIND_NAMES } from '../kinds/devices.ts';
import { type Axis, pointAt } from '../kinds/rail/axis.ts';
import type { Point } from '../kinds/rail/heading.ts';
import { headingAt } from '../kinds/rail/headingAt.ts';
import { SIGN_BLOCKS, type SignLayer } from '../kinds/signBlocks.ts';
import type { SignKind } from '../kinds/signSizes.ts';
import { radians } from '../math/angle.ts';
import { placedAt } from '../math/direction.ts';
import { append, upTo } from '../math/lists.ts';
import { frameAround, framesAlong, type LabelFrame } from '../paths/frame.ts';
import type { PathOutline } from '../paths/path.ts';
import type { Hideable } from '../plan/hidden.ts';
import type { PlanKind } from '../plan/kindGroups.ts';
import { textWidth } from '../sheets/textWidth.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Cm, Deg, Mm } from '../units.ts';
import {
  arcEntity,
  circleEntity,
  type Entity,
  lineEntity,
  polylineEntity,
  textEntity,
  type Written,
} from './entities.ts';
import { dxfVertices, type Vertex } from './outlines.ts';

const adjacent = (at: Point, heading: Deg, aside: number): Point => placedAt(at, heading)(0, aside);

export interface DxfLayerStyle {
  trade: 'A' | 'E' | 'G';
  colour: number;
  weight: number;
  /** Kind or group that hides the layer (D58d). */
  of?: PlanKind;
  group?: Hideable;
}

/** Layers of kinds that are drawn as a sign. */
const layersOf = <Kind extends SignKind>(kinds: readonly Kind[]) =>
  Object.fromEntries(
    kinds.map((of): [string, DxfLayerStyle] => {
      const { layer, colour } = SIGN_BLOCKS[of];
      return [layer, { trade: 'E', colour, weight: 35, of }];
    }),
  ) as Record<SignLayer<Kind>, DxfLayerStyle>;

/** A architecture, E electrical installation, G general. Weights are hundredths of a millimetre. */
export const LAYERS = {
  walls: { trade: 'A', colour: 8, weight: 50, of: 'room' },
  openings: { trade: 'A', colour: 9, weight: 18, of: 'opening' },
  areas: { trade: 'A', colour: 4, weight: 18, of: 'area' },
  obstacles: { trade: 'A', colour: 8, weight: 25, of: 'obstacle' },
  rails: { trade: 'E', colour: 7, weight: 70, of: 'rail' },
  connectors: { trade: 'E', colour: 8, weight: 35, of: 'rail' },
  caps: { trade: 'E', colour: 8, weight: 35, of: 'rail' },
  luminaires: { trade: 'E', colour: 30, weight: 30, of: 'luminaire' },
  ...layersOf(['feed', 'cut']),
  cables: { trade: 'E', colour: 30, weight: 18, of: 'feed' },
  ...layersOf(DEVICE_KIND_NAMES),
  zones: { trade: 'E', colour: 5, weight: 25, of: 'feed' },
  numbers: { trade: 'E', colour: 7, weight: 18, group: 'labels' },
  dimensions: { trade: 'G', colour: 3, weight: 13, group: 'dimensions' },
  frames: { trade: 'G', colour: 7, weight: 25 },
  viewports: { trade: 'G', colour: 9, weight: 0 },
} as const satisfies Record<string, DxfLayerStyle>;
export type Layer = keyof typeof LAYERS;

export interface Drawer {
  pens: Readonly<Record<Layer, DxfPen>>;
  placer: BoundedPlacer;
  lines: DimensionLines;
  model: Entity[];
  blocks: Map<string, readonly Entity[]>;
  mm: number;
  language: string;
  t: Translate;
}

/** D75. */
export const TEXT: Mm = 2.5;

const TYPE = 1.4;
const LINE = 1.5;
export const TYPE_SIZE: Mm = TYPE * TEXT;

export const roomOf = (words: string, height: number): { width: number; height: number } => ({
  width: textWidth(words, TYPE * height),
  height: LINE * height,
});

function frameOfWords({ x, y }: Point, words: string, { height, angle = 0, from }: Written): LabelFrame {
  const room = roomOf(words, height);
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const toMiddle = { left: room.width / 2, right: -room.width / 2, middle: 0 }[from ?? 'middle'];
  return frameAround(
    x + toMiddle * cos,
    y + toMiddle * sin,
    Math.abs(cos) * room.width + Math.abs(sin) * room.height,
    Math.abs(sin) * room.width + Math.abs(cos) * room.height,
  );
}

const STROKE: Mm = 0.2;
const STEP: Mm = 3;

const framesOfLine = (from: Point, to: Point, mm: number): LabelFrame[] =>
  framesAlong(from, to, STROKE * mm, STEP * mm);

function pointsAlong(axis: Axis, aside: Cm, mm: number): Point[] {
  const count = axis.kind === 'line' ? 1 : Math.max(2, Math.ceil(axis.length / (STEP * mm)));
  return upTo(count + 1).map((part) => {
    const at = (axis.length * part) / count;
    return adjacent(pointAt(axis, at), headingAt(axis, at), aside);
  });
}

/** `aside`: to the right of the axis. */
function axisEntity(layer: string, axis: Axis, aside: Cm): Entity {
  const [start, end] = [0, axis.length].map((at) =>
    adjacent(pointAt(axis, at), headingAt(axis, at), aside),
  ) as [Point, Point];
  if (axis.kind === 'line') return lineEntity(layer, start, end);
  const isRight = axis.turn === 'right';
  const radius = axis.radius + (isRight ? -aside : aside);
  return isRight
    ? arcEntity(layer, axis.centre, radius, end, start)
    : arcEntity(layer, axis.centre, radius, start, end);
}

export interface DxfPen {
  layer: string;
  line: (from: Point, to: Point) => void;
  axis: (axis: Axis, aside?: Cm) => void;
  circle: (centre: Point, radius: Cm) => void;
  draw: (outlines: readonly PathOutline[]) => void;
  text: (at: Point, text: string, written: Written) => void;
}

const middleOfArc = ({ x, y, bulge }: Vertex, to: Point): Point => ({
  x: (x + to.x - bulge * (to.y - y)) / 2,
  y: (y + to.y + bulge * (to.x - x)) / 2,
});

export const outlineEntities = (layer: string, outlines: readonly PathOutline[], weight?: number): Entity[] =>
  outlines.map((outline) => {
    const { vertices, isClosed } = dxfVertices(outline);
    const [from, to] = vertices;
    if (from && to && vertices.length === 2 && !isClosed && !from.bulge && weight === undefined)
      return lineEntity(layer, from, to);
    return { ...polylineEntity(layer, vertices, isClosed), ...(weight !== undefined && { weight }) };
  });

/** Draws on a layer and takes the covered room. @param solid width of lines that others may not cross */
export function penOn(layer: string, { placer, model, mm }: Omit<Drawer, 'pens'>, solid?: Cm): DxfPen {
  const cover = (from: Point, to: Point) => {
    if (solid === undefined) for (const frame of framesOfLine(from, to, mm)) placer.takeLine(frame);
    else for (const frame of framesAlong(from, to, Math.max(solid, mm), STEP * mm)) placer.take(frame);
  };
  return {
    layer,
    line: (from, to) => {
      model.push(lineEntity(layer, from, to));
      cover(from, to);
    },
    axis: (axis, aside = 0) => {
      model.push(axisEntity(layer, axis, aside));
      const points = pointsAlong(axis, aside, mm);
      for (const [index, point] of points.slice(1).entries()) cover(points[index] ?? point, point);
    },
    circle: (centre, radius) => {
      model.push(circleEntity(layer, centre, radius));
      placer.take(frameAround(centre.x, centre.y, 2 * radius, 2 * radius));
    },
    draw: (outlines) => {
      append(model, outlineEntities(layer, outlines));
      for (const { vertices, isClosed } of outlines.map(dxfVertices))
        for (const [index, from] of vertices.entries()) {
          const to = vertices[index + 1] ?? (isClosed ? vertices[0] : from) ?? from;
          const middle = middleOfArc(from, to);
          cover(from, middle);
          cover(middle, to);
        }
    },
    text: (at, words, written) => {
      model.push(textEntity(layer, at, words, written));
      placer.take(frameOfWords(at, words, written));
    },
  };
}
