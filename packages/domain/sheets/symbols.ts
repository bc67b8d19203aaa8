import type { DrawnPiece } from '../drawing/drawnPieces.ts';
import type { Frame } from '../drawing/frame.ts';
import type { RailPoint } from '../drawing/installationDrawing.ts';
import { luminaireFrames, symbolOutlines } from '../drawing/luminaireSymbol.ts';
import { circle, line, polygon, rectangle } from '../drawing/path.ts';
import type { Point } from '../layout/heading.ts';
import { placedAt } from '../math/angle.ts';
import { centred, type PaperMark, type PaperPath, type Pen, path } from './marks.ts';

/** Of the units that luminaires are drawn in, in millimetres. */
const UNIT = 0.16;
export const BALL = 1.8;
const FEED = 1.6;

/** Points of a symbol's own axes as they lie on the sheet: along a heading, and across it to the right. */
const placer = (at: RailPoint) => placedAt(at, at.heading);

/** A line across a rail. */
const across = (at: RailPoint, half: number, pen: Pen): PaperPath => {
  const p = placer(at);
  return path(line(p(0, -half), p(0, half)), { pen });
};
export const seam = (at: RailPoint): PaperPath => across(at, 1.3, 'seam');
export const cap = (at: RailPoint): PaperPath => across(at, 1.4, 'frame');

/** A T connector. */
export const node = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return path(polygon(p(-1, -1), p(1, -1), p(1, 1), p(-1, 1)), { fill: 'ink' });
};

/** Two plates with a gap between them. */
export const isolation = (at: RailPoint): PaperMark[] => {
  const p = placer(at);
  return [
    path(polygon(p(-0.6, -1.2), p(0.6, -1.2), p(0.6, 1.2), p(-0.6, 1.2)), { fill: 'paper' }),
    path([line(p(-0.6, -1.5), p(-0.6, 1.5)), line(p(0.6, -1.5), p(0.6, 1.5))], { pen: 'edge' }),
  ];
};

/** A square with a bolt, which stands upright whatever the rail does. */
export function feed({ x, y }: Point): PaperMark[] {
  const p = (along: number, across: number) => ({ x: x + along * 0.2, y: y + across * 0.2 });
  const bolt = polygon(p(1, -5.2), p(-3.6, 0.9), p(-0.3, 0.9), p(-1, 5.2), p(3.6, -0.9), p(0.4, -0.9));
  return [
    path(rectangle(x - FEED, y - FEED, 2 * FEED, 2 * FEED), { fill: 'ink' }),
    path(bolt, { fill: 'paper' }),
  ];
}

/** Of the sign of a supply or a gateway, half, in millimetres. */
export const DEVICE = { x: 2.4, y: 1.8 };

/** After IEC 60617: a converter from ~ to = for a supply, a box of the bus for a gateway; upright. */
export function device({ x, y }: Point, kind: 'supply' | 'gateway'): PaperMark[] {
  const p = (across: number, down: number) => ({ x: x + across, y: y + down });
  const box = path(rectangle(x - DEVICE.x, y - DEVICE.y, 2 * DEVICE.x, 2 * DEVICE.y), {
    pen: 'symbol',
    fill: 'paper',
  });
  if (kind === 'gateway') {
    const taps = [-1.5, 0, 1.5].map((across) => line(p(across, -0.6), p(across, 0.6)));
    return [box, path([line(p(-1.5, 0), p(1.5, 0)), ...taps], { pen: 'thin' })];
  }
  const wave = [p(-2, -0.5), p(-1.7, -0.9), p(-1.4, -0.9), p(-1, -0.3), p(-0.7, -0.3), p(-0.4, -0.7)];
  const lines = wave.slice(1).map((to, index) => line(wave[index] ?? to, to));
  return [
    box,
    path(line(p(-DEVICE.x, DEVICE.y), p(DEVICE.x, -DEVICE.y)), { pen: 'thin' }),
    path([...lines, line(p(0.5, 0.6), p(1.9, 0.6)), line(p(0.5, 1.1), p(1.9, 1.1))], { pen: 'thin' }),
  ];
}

type SeenPiece = RailPoint & Pick<DrawnPiece, 'symbol' | 'turn' | 'tilt' | 'reach'>;

/** @param seen on the sheet: its place and its half length in millimetres */
export function luminaire(seen: SeenPiece): PaperMark[] {
  const { symbol, heading, turn } = seen;
  const { body, lens, aim } = symbolOutlines(symbol, { ...seen, forward: heading + turn }, UNIT);
  return [
    path(body, { pen: 'symbol', fill: 'paper' }),
    ...(symbol === 'linear' ? [] : [path(lens, { pen: 'thin' })]),
    ...(aim.length > 0 ? [path(aim, { pen: 'thin' })] : []),
  ];
}

/** What it covers. */
export const luminaireCovers = (seen: SeenPiece): Frame[] =>
  luminaireFrames(seen.symbol, { ...seen, forward: seen.heading + seen.turn }, UNIT);

/** The number of a part in a circle. */
export const ball = (text: string, at: Point): PaperMark[] => [
  path(circle(at, BALL), { pen: 'thin', fill: 'paper' }),
  centred(text, text.length > 2 ? 1.7 : 2.2, at),
];

/** Where a running dimension begins. */
export const origin = (at: Point): PaperPath => path(circle(at, 0.7), { pen: 'seam', fill: 'paper' });

/** The head of an arrow whose tip is here. */
export const arrowHead = (at: RailPoint): PaperPath => {
  const p = placer(at);
  return path(polygon(p(-1.6, -0.45), p(0, 0), p(-1.6, 0.45)), { fill: 'ink' });
};
