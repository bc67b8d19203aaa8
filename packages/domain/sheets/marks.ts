import type { SignKind } from '../kinds/signSizes.ts';
import { greatestOf, leastOf } from '../math/lists.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { line, type PathOutline } from '../paths/path.ts';
import { element, type StructureElement } from '../tags/structure.ts';
import type { Deg, Mm } from '../units.ts';
import type { PaperArea } from './layouts.ts';
import { sizeFor, textWidth } from './textWidth.ts';

export const PENS = {
  frame: { width: 0.7, colour: '#1b1b1a' },
  rail: { width: 0.9, colour: '#1b1b1a' },
  overloaded: { width: 2.6, colour: '#1b1b1a' },
  around: { width: 2.2, colour: '#ffffff' },
  dead: { width: 0.5, colour: '#ffffff' },
  wall: { width: 0.5, colour: '#1b1b1a' },
  edge: { width: 0.35, colour: '#1b1b1a' },
  symbol: { width: 0.3, colour: '#1b1b1a' },
  seam: { width: 0.25, colour: '#1b1b1a' },
  thin: { width: 0.18, colour: '#1b1b1a' },
  hair: { width: 0.13, colour: '#8e8b83' },
} as const;
export type PaperPen = keyof typeof PENS;

export const INKS = { ink: '#1b1b1a', soft: '#55534d', paper: '#ffffff', wall: '#efede8' } as const;
export type Ink = keyof typeof INKS;

export type Sign =
  | ('rail' | 'seam' | 't' | 'cap' | 'overloaded' | 'dead')
  | (SignKind | 'cable' | 'bus' | 'zone')
  | ('linear' | 'spotlight' | 'upright' | 'throw' | 'pendant' | 'downlight')
  | ('part' | 'dimension' | 'area' | 'obstacle' | 'above' | 'north')
  | ('breaker' | 'residual' | 'terminal' | 'mainsCores' | 'twoCores' | 'joint' | 'converter' | 'earth')
  | ('busGateway' | 'lamp' | 'onward');

interface Structured {
  /** Place in the structure tree; null: decoration. */
  element?: StructureElement | null;
}

export interface PaperPath extends Structured {
  kind: 'path';
  outlines: readonly PathOutline[];
  pen?: PaperPen;
  fill?: Ink;
  isDashed?: boolean;
  isChain?: boolean;
  sign?: Sign;
  scale?: number;
  move?: DrawingPoint;
}

/** Without an element a text is a paragraph. */
export interface PaperText extends Structured {
  kind: 'text';
  text: string;
  x: Mm;
  y: Mm;
  size: Mm;
  align?: 'start' | 'middle' | 'end';
  isBold?: boolean;
  ink?: Ink;
  /** Clockwise about its position; −90 reads from the right side of the sheet. */
  angle?: Deg;
}

/** Later marks cover earlier ones. */
export type PaperMark = PaperPath | PaperText;

export const path = (
  outlines: PathOutline | readonly PathOutline[],
  look: Omit<PaperPath, 'kind' | 'outlines'>,
): PaperPath => ({ kind: 'path', outlines: 'corners' in outlines ? [outlines] : outlines, ...look });

export const signsIn = (marks: readonly PaperMark[]): Set<Sign> =>
  new Set(marks.flatMap((mark) => (mark.kind === 'path' && mark.sign ? [mark.sign] : [])));

/** Not for marks of a plan, which have a scale. */
export const movedMark = (mark: PaperMark, { x, y }: DrawingPoint): PaperMark =>
  mark.kind === 'text'
    ? { ...mark, x: mark.x + x, y: mark.y + y }
    : {
        ...mark,
        outlines: mark.outlines.map((outline) => ({
          ...outline,
          corners: outline.corners.map((corner) => ({ ...corner, x: corner.x + x, y: corner.y + y })),
        })),
      };

type Look = Omit<PaperText, 'kind' | 'text' | 'x' | 'y' | 'size'>;

export const words = (text: string, size: Mm, { x, y }: DrawingPoint, look: Look = {}): PaperText => ({
  kind: 'text',
  text,
  x,
  y,
  size,
  ...look,
});

export const DROP = 0.36;

export const centred = (text: string, size: Mm, { x, y }: DrawingPoint, look: Look = {}): PaperText =>
  words(text, size, { x, y: y + size * DROP }, { align: 'middle', ...look });

export const headed = (title: string, { x, y }: DrawingPoint, width: Mm, room = width): PaperMark[] => [
  words(title, sizeFor(title, 3.1, room), { x, y: y + 3 }, { isBold: true, element: element('H3') }),
  path(line({ x, y: y + 5.2 }, { x: x + width, y: y + 5.2 }), { pen: 'edge' }),
];

/** One figure with an alternative text; headings stay headings. */
export function asFigure(alt: string, marks: readonly PaperMark[]): PaperMark[] {
  const figure = element('Figure', null, { alt });
  return marks.map((mark) => ({ ...mark, element: mark.element ?? figure }));
}

export const asDecoration = (marks: readonly PaperMark[]): PaperMark[] =>
  marks.map((mark) => ({ ...mark, element: null }));

/** Texts from left to right. */
export const textsOf = (marks: readonly PaperMark[]): string[] =>
  marks
    .filter((mark) => mark.kind === 'text')
    .toSorted((a, b) => a.x - b.x)
    .map(({ text }) => text);

function cornersOf(mark: PaperMark): DrawingPoint[] {
  if (mark.kind === 'path') {
    const { outlines, scale = 1, move = { x: 0, y: 0 } } = mark;
    const corners = outlines.flatMap((outline) => outline.corners);
    return corners.map(({ x, y }) => ({ x: move.x + scale * x, y: move.y + scale * y }));
  }
  const { text, x, y, size, align = 'start' } = mark;
  const width = textWidth(text, size);
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[align];
  return [
    { x: left, y: y - size },
    { x: left + width, y },
  ];
}

/** Rectangle around marks; turned texts count as straight. */
export function boundsOf(marks: readonly PaperMark[]): PaperArea {
  const corners = marks.flatMap(cornersOf);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [leastOf(xs), leastOf(ys)];
  return { x, y, width: greatestOf(xs) - x, height: greatestOf(ys) - y };
}
