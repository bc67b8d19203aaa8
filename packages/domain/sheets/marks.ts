import type { SignKind } from '../kinds/signSizes.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { line, type PathOutline } from '../paths/path.ts';
import type { Deg, Mm } from '../units.ts';
import { sizeFor } from './textWidth.ts';

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

export interface PaperPath {
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

export interface PaperText {
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
  words(title, sizeFor(title, 3.1, room), { x, y: y + 3 }, { isBold: true }),
  path(line({ x, y: y + 5.2 }, { x: x + width, y: y + 5.2 }), { pen: 'edge' }),
];
