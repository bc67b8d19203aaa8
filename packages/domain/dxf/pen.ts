import {
  type DxfWriter,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
} from '@tarikjabiri/dxf';
import type { RailPoint } from '../drawing/installationDrawing.ts';
import type { Axis } from '../layout/axis.ts';
import type { Point } from '../layout/heading.ts';
import type { Translate } from '../translation/lookup.ts';
import { beside, type Inside, readable } from './beside.ts';
import { outlinesOf } from './outlines.ts';

/** A layer a kind (D58), with its colour by the index that CAD programs have: 7 is black on white and white on black. */
export const LAYERS = {
  walls: 8,
  openings: 9,
  areas: 4,
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
  inside: Inside;
  /** Code in capitals. */
  language: string;
  t: Translate;
}

/** Of numbers and of dimensions, in centimetres: to be read at 1:50 and above. */
const NUMBER_HEIGHT = 6;
export const DIMENSION_HEIGHT = 5;

interface Written {
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
  /** An SVG path, in centimetres. */
  path: (path: string) => void;
  text: (at: Point, text: string, written: Written) => void;
  /** A word along a rail, so many centimetres to the right of it. */
  note: (at: RailPoint, aside: number, text: string) => void;
}

/** A ten-thousandth of a millimetre is more than enough, and files stay short. */
const exact = (value: number): number => Number(value.toFixed(5)) + 0;

/** Plans have y down, CAD programs up. */
const place = ({ x, y }: Point) => point3d(exact(x), exact(-y));

const angleOf = (centre: Point, { x, y }: Point): number =>
  (exact((Math.atan2(centre.y - y, x - centre.x) * 180) / Math.PI) + 360) % 360;

/** What would end a line of the file, and the space that some fonts of CAD programs lack. */
const inOneLine = (text: string): string => text.replace(/[\p{Cc}\u00a0]/gu, ' ');

/** A layer's name without what none may have in it. */
export const layerNameOf = (name: string): string => inOneLine(name.replace(/[<>/\\":;?*|=`,]/g, ' ')).trim();

/** Draws on a layer what lies on a plan, in centimetres. */
export function penOn(writer: DxfWriter, layerName: string): Pen {
  const line = (from: Point, to: Point) => void writer.addLine(place(from), place(to), { layerName });
  const text: Pen['text'] = (at, words, { height, angle = 0, from }) =>
    void writer.addText(place(at), height, inOneLine(words), {
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
    },
    circle: (centre, radius) => void writer.addCircle(place(centre), exact(radius), { layerName }),
    path: (path) => {
      for (const { vertices, isClosed } of outlinesOf(path))
        writer.addLWPolyline(
          vertices.map(({ bulge, ...point }) => ({ point: place(point), bulge: exact(bulge) })),
          { layerName, flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
        );
    },
    text,
    note: (at, aside, words) =>
      text(beside(at, at.heading, aside), words, { height: NUMBER_HEIGHT, angle: readable(at.heading) }),
  };
}
