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

/** Lines and faces, as SVG path data in millimetres. */
export interface PaperPath {
  kind: 'path';
  path: string;
  pen?: Pen;
  fill?: Ink;
  isDashed?: boolean;
  /** The path is in centimetres of the plan, of which each is so many millimetres on paper. */
  scale?: number;
  /** Where the plan has its origin; absent: where the marks have theirs. */
  move?: { x: number; y: number };
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
  /** Figures stand below each other digit by digit. */
  isTabular?: boolean;
  ink?: Ink;
  /** Read from the right side of the sheet. */
  isTurned?: boolean;
}

/** Anything that is printed. Later ones lie on earlier ones. */
export type PaperMark = PaperPath | PaperText;

const round = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

interface Spot {
  x: number;
  y: number;
}

export const line = (...points: readonly Spot[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;

export const polygon = (...points: readonly Spot[]): string => `${line(...points)}Z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;

export function circle({ x, y }: Spot, radius: number): string {
  const r = round(radius);
  const d = round(2 * radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`;
}
