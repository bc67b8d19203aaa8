import {
  type DxfWriter,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
} from '@tarikjabiri/dxf';
import { type Frame, frameAround, framesAlong } from '../drawing/frame.ts';
import type { Outline } from '../drawing/path.ts';
import type { Placer } from '../drawing/placer.ts';
import { type Axis, headingAt, pointAt } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import { inDegrees, placedAt, radians } from '../math/angle.ts';
import { textWidth } from '../sheets/textWidth.ts';
import type { Translate } from '../translation/lookup.ts';
import { type Vertex, verticesOf } from './outlines.ts';

/** A point so many centimetres to the right of a way; `heading` in degrees clockwise from east. */
export const beside = (at: Point, heading: number, aside: number): Point => placedAt(at, heading)(0, aside);

/** On which side of a run is the inside of the drawing: 1 right, −1 left. */
export type Inside = (stepId: string) => 1 | -1;

/** Along a way, turned so that it is read from below or from the right. */
export const readable = (heading: number): number => ((((heading + 90) % 180) + 180) % 180) - 90;

/** A layer a kind (D58), with its colour by the index that CAD programs have: 7 is black on white and white on black. */
export const LAYERS = {
  walls: 8,
  openings: 9,
  areas: 4,
  obstacles: 8,
  rails: 7,
  connectors: 8,
  caps: 8,
  luminaires: 30,
  feeds: 1,
  isolations: 6,
  zones: 5,
  numbers: 7,
  dimensions: 3,
} as const;
export type Layer = keyof typeof LAYERS;

/** What a plan is drawn and written with. */
export interface Drawer {
  pens: Readonly<Record<Layer, Pen>>;
  /** It knows all that the pens have drawn. */
  placer: Placer;
  inside: Inside;
  /** Code in capitals. */
  language: string;
  t: Translate;
}

/** Of numbers and of dimensions, in centimetres: to be read at 1:50 and above. */
export const NUMBER_HEIGHT = 6;
export const DIMENSION_HEIGHT = 5;

/** In parts of the height of its capitals: the size of the type, and the line it stands in. */
const TYPE = 1.4;
const LINE = 1.5;
/** As wide as a line is to what would lie on it, and how long the pieces are in which a slanted or bent one is looked at. */
const STROKE = 0.5;
const STEP = 10;

/** How much room words take, in centimetres. @param height of their capitals */
export const roomOf = (words: string, height: number): { width: number; height: number } => ({
  width: textWidth(words, TYPE * height),
  height: LINE * height,
});

export interface Written {
  /** Its height, in centimetres. */
  height: number;
  /** Degrees clockwise from east, as it is read. */
  angle?: number;
  /** Where the point is of it; its middle where it is not said. */
  from?: 'left' | 'right';
}

export interface Pen {
  line: (from: Point, to: Point) => void;
  /** @param aside so many centimetres to the right of the axis */
  axis: (axis: Axis, aside?: number) => void;
  circle: (centre: Point, radius: number) => void;
  /** In centimetres. */
  draw: (outlines: readonly Outline[]) => void;
  text: (at: Point, text: string, written: Written) => void;
}

/** A ten-thousandth of a millimetre is more than enough, and files stay short. */
const exact = (value: number): number => Number(value.toFixed(5)) + 0;

/** Plans have y down, CAD programs up. */
const place = ({ x, y }: Point) => point3d(exact(x), exact(-y));

const angleOf = (centre: Point, { x, y }: Point): number =>
  (exact(inDegrees(Math.atan2(centre.y - y, x - centre.x))) + 360) % 360;

/** What would end a line of the file, and the space that some fonts of CAD programs lack. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u00a0]/gu, ' ');

/** A layer's name without what none may have in it. */
export const layerNameOf = (name: string): string => inOneLine(name.replace(/[<>/\\":;?*|=`,]/g, ' ')).trim();

/** Where the way from a corner to the next is half done. */
const middleOfArc = ({ x, y, bulge }: Vertex, to: Point): Point => ({
  x: (x + to.x - bulge * (to.y - y)) / 2,
  y: (y + to.y + bulge * (to.x - x)) / 2,
});

/** What words cover, whichever way they are read. */
export function frameOfWords({ x, y }: Point, words: string, { height, angle = 0, from }: Written): Frame {
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

/** Draws on a layer what lies on a plan, in centimetres. @param taken is told what is covered */
export function penOn(writer: DxfWriter, layerName: string, taken: Placer): Pen {
  const cover = (from: Point, to: Point) => {
    for (const frame of framesAlong(from, to, STROKE, STEP)) taken.takeLine(frame);
  };
  const line = (from: Point, to: Point) => {
    writer.addLine(place(from), place(to), { layerName });
    cover(from, to);
  };
  return {
    line,
    axis: (axis, aside = 0) => {
      const { begin, end, heading, endHeading } = axis;
      if (axis.kind === 'line')
        return line(beside(begin, heading * 90, aside), beside(end, endHeading * 90, aside));
      const isRight = axis.turn === 'right';
      // Arcs run anticlockwise.
      const [from, to] = isRight ? [end, begin] : [begin, end];
      const radius = axis.radius + (isRight ? -aside : aside);
      const { centre } = axis;
      writer.addArc(place(centre), exact(radius), angleOf(centre, from), angleOf(centre, to), { layerName });
      const count = Math.ceil(axis.length / STEP);
      const at = (part: number) => {
        const along = (axis.length * part) / count;
        return beside(pointAt(axis, along), headingAt(axis, along), aside);
      };
      for (let part = 0; part < count; part++) cover(at(part), at(part + 1));
    },
    circle: (centre, radius) => {
      writer.addCircle(place(centre), exact(radius), { layerName });
      taken.take(frameAround(centre.x, centre.y, 2 * radius, 2 * radius));
    },
    draw: (outlines) => {
      for (const { vertices, isClosed } of outlines.map(verticesOf)) {
        writer.addLWPolyline(
          vertices.map(({ bulge, ...point }) => ({ point: place(point), bulge: exact(bulge) })),
          { layerName, flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
        );
        for (const [index, from] of vertices.entries()) {
          const to = vertices[index + 1] ?? (isClosed ? vertices[0] : from) ?? from;
          const middle = middleOfArc(from, to);
          cover(from, middle);
          cover(middle, to);
        }
      }
    },
    text: (at, words, written) => {
      const { height, angle = 0, from } = written;
      writer.addText(place(at), height, inOneLine(words), {
        layerName,
        rotation: exact(-angle),
        horizontalAlignment: {
          left: TextHorizontalAlignment.Left,
          right: TextHorizontalAlignment.Right,
          middle: TextHorizontalAlignment.Center,
        }[from ?? 'middle'],
        verticalAlignment: TextVerticalAlignment.Middle,
        secondAlignmentPoint: place(at),
      });
      taken.take(frameOfWords(at, words, written));
    },
  };
}
