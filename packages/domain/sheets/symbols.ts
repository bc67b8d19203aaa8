import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import type { Frame } from '../drawing/frame.ts';
import type { RailPoint } from '../drawing/installationDrawing.ts';
import { luminaireFrames, luminaireSymbol } from '../drawing/luminaireSymbol.ts';
import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/angle.ts';
import { circle, line, type PaperMark, type PaperPath, type PaperText, polygon } from './marks.ts';

/** Of the units that luminaires are drawn in, in millimetres. */
const UNIT = 0.16;
export const BALL = 1.8;
const CAP = 1.4;
const FEED = 1.6;

/** Points of a symbol's own axes as they lie on the sheet: along a heading, and across it to the right. */
const placer = (at: RailPoint) => placedAt(at, at.heading);

export const seam = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return { kind: 'path', path: line(p(0, -1.3), p(0, 1.3)), pen: 'seam' };
};

export const cap = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return { kind: 'path', path: line(p(0, -CAP), p(0, CAP)), pen: 'frame' };
};

/** A T connector. */
export const node = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return { kind: 'path', path: polygon(p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)), fill: 'ink' };
};

/** Two plates with a gap between them. */
export const isolation = (at: RailPoint): PaperMark[] => {
  const p = placer(at);
  return [
    { kind: 'path', path: polygon(p(-0.6, -1.2), p(0.6, -1.2), p(0.6, 1.2), p(-0.6, 1.2)), fill: 'paper' },
    { kind: 'path', path: line(p(-0.6, -1.5), p(-0.6, 1.5)) + line(p(0.6, -1.5), p(0.6, 1.5)), pen: 'edge' },
  ];
};

/** A square with a bolt, which stands upright whatever the rail does. */
export function feed({ x, y }: Point): PaperMark[] {
  const p = (along: number, across: number) => ({ x: x + along * 0.2, y: y + across * 0.2 });
  const [low, high] = [-5 * FEED, 5 * FEED];
  return [
    { kind: 'path', path: polygon(p(low, low), p(high, low), p(high, high), p(low, high)), fill: 'ink' },
    {
      kind: 'path',
      path: polygon(p(1, -5.2), p(-3.6, 0.9), p(-0.3, 0.9), p(-1, 5.2), p(3.6, -0.9), p(0.4, -0.9)),
      fill: 'paper',
    },
  ];
}

/** @param seen on the sheet: its place and its half length in millimetres */
export function luminaire(
  seen: RailPoint & Pick<DrawnPiece, 'symbol' | 'turn' | 'tilt' | 'reach'>,
): PaperMark[] {
  const { symbol, heading, turn } = seen;
  const { body, lens, aim } = luminaireSymbol(symbol, { ...seen, forward: heading + turn }, UNIT);
  const marks: PaperMark[] = [{ kind: 'path', path: body, pen: 'symbol', fill: 'paper' }];
  if (symbol !== 'linear') marks.push({ kind: 'path', path: lens, pen: 'thin' });
  if (aim) marks.push({ kind: 'path', path: aim, pen: 'thin' });
  return marks;
}

/** What it covers. */
export const luminaireCovers = (
  seen: RailPoint & Pick<DrawnPiece, 'symbol' | 'turn' | 'tilt' | 'reach'>,
): Frame[] => luminaireFrames(seen.symbol, { ...seen, forward: seen.heading + seen.turn }, UNIT);

const middle = (text: string, at: Point, size: number): PaperText => ({
  ...{ kind: 'text', text, x: at.x, y: at.y + size * 0.36, size, align: 'middle' },
});

/** The number of a part in a circle. */
export const ball = (text: string, at: Point): PaperMark[] => [
  { kind: 'path', path: circle(at, BALL), pen: 'thin', fill: 'paper' },
  middle(text, at, text.length > 2 ? 1.7 : 2.2),
];

/** Where a running dimension begins. */
export const origin = (at: Point): PaperPath => ({
  ...{ kind: 'path', path: circle(at, 0.7), pen: 'seam', fill: 'paper' },
});

/** The head of an arrow whose tip is here. */
export const arrowHead = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return { kind: 'path', path: polygon(p(-1.6, -0.45), p(0, 0), p(-1.6, 0.45)), fill: 'ink' };
};
