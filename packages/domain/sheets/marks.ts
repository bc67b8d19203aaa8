import type { Spot } from '../drawing/frame.ts';
import { line, type Outline } from '../drawing/path.ts';
import { sizeFor } from './textWidth.ts';

/** Strokes as wide as they are printed, in millimetres, and their colour. */
export const PENS = {
  frame: { width: 0.7, colour: '#1b1b1a' },
  rail: { width: 0.9, colour: '#1b1b1a' },
  /** Around a rail whose supply does not carry it, and in one that no feed reaches. */
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
export type Pen = keyof typeof PENS;

export const INKS = { ink: '#1b1b1a', soft: '#55534d', paper: '#ffffff', wall: '#efede8' } as const;
export type Ink = keyof typeof INKS;

/** What legends explain: signs of a plan (D58), and of a single line (D75). */
export type Sign =
  | ('rail' | 'seam' | 't' | 'cap' | 'isolation' | 'overloaded' | 'dead')
  | ('feed' | 'supply' | 'gateway' | 'cable' | 'bus' | 'zone')
  | ('linear' | 'spotlight' | 'upright' | 'throw' | 'pendant' | 'downlight')
  | ('part' | 'dimension' | 'area' | 'obstacle' | 'above' | 'north')
  | ('breaker' | 'residual' | 'terminal' | 'mainsCores' | 'twoCores' | 'joint' | 'converter' | 'earth')
  | ('busGateway' | 'lamp' | 'onward');

/** Lines and faces, in millimetres. */
export interface PaperPath {
  kind: 'path';
  outlines: readonly Outline[];
  pen?: Pen;
  fill?: Ink;
  isDashed?: boolean;
  /** Dashes and dots by turns: a bus. */
  isChain?: boolean;
  /** What it is a sign of, or a part of that sign. */
  sign?: Sign;
  /** The outlines are in centimetres of the plan, of which each is so many millimetres on paper. */
  scale?: number;
  /** Where the plan has its origin; absent: where the marks have theirs. */
  move?: Spot;
}

/** Words on a sheet. */
export interface PaperText {
  kind: 'text';
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  /** Of the type, in millimetres. */
  size: number;
  align?: 'start' | 'middle' | 'end';
  isBold?: boolean;
  ink?: Ink;
  /** Degrees clockwise about its place; −90 is read from the right side of the sheet. */
  angle?: number;
}

/** Anything that is printed. Later ones lie on earlier ones. */
export type PaperMark = PaperPath | PaperText;

export const path = (
  outlines: Outline | readonly Outline[],
  look: Omit<PaperPath, 'kind' | 'outlines'>,
): PaperPath => ({ kind: 'path', outlines: 'corners' in outlines ? [outlines] : outlines, ...look });

/** The signs among marks. */
export const signsIn = (marks: readonly PaperMark[]): Set<Sign> =>
  new Set(marks.flatMap((mark) => (mark.kind === 'path' && mark.sign ? [mark.sign] : [])));

/** A mark somewhere else, in millimetres; not one of a plan, which has a scale. */
export const moved = (mark: PaperMark, { x, y }: Spot): PaperMark =>
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

/** @param at where its baseline begins, or what `align` says @param size of the type, in millimetres */
export const words = (text: string, size: number, { x, y }: Spot, look: Look = {}): PaperText => ({
  ...{ kind: 'text', text, x, y, size },
  ...look,
});

/** From the middle of a line of capitals to its baseline, in parts of the size of the type. */
export const DROP = 0.36;

/** A text with its middle at a point. */
export const centred = (text: string, size: number, { x, y }: Spot, look: Look = {}): PaperText =>
  words(text, size, { x, y: y + size * DROP }, { align: 'middle', ...look });

/** What a table or a drawing begins with: its title over a line. @param at its upper left corner @param room of the title */
export const headed = (title: string, { x, y }: Spot, width: number, room = width): PaperMark[] => [
  words(title, sizeFor(title, 3.1, room), { x, y: y + 3 }, { isBold: true }),
  path(line({ x, y: y + 5.2 }, { x: x + width, y: y + 5.2 }), { pen: 'edge' }),
];
