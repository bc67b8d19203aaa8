import type { DrawingPoint } from '../paths/frame.ts';
import { circle, rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { centred, type PaperMark, type PaperPath, path, type Sign, words } from './marks.ts';

/** Signs of IEC 60617, upright, with outputs below or to the right; in mm. */

const from =
  ({ x, y }: DrawingPoint) =>
  (across: number, down: number): DrawingPoint => ({ x: x + across, y: y + down });

const signed = (sign: Sign, marks: readonly PaperMark[]): PaperMark[] =>
  marks.map((mark) => (mark.kind === 'path' ? { ...mark, sign } : mark));

export const BREAKER: Mm = 12;

export function breaker(at: DrawingPoint): PaperMark[] {
  const p = from(at);
  return signed('breaker', [
    path([line(p(0, 0), p(0, 3)), line(p(-3, 3.4), p(0, 9)), line(p(0, 9), p(0, BREAKER))], { pen: 'edge' }),
    path([line(p(-0.9, 2.1), p(0.9, 3.9)), line(p(-0.9, 3.9), p(0.9, 2.1))], { pen: 'edge' }),
  ]);
}

export function breakerAcross(at: DrawingPoint): PaperMark[] {
  const p = from(at);
  return signed('breaker', [
    path([line(p(0, 0), p(3, 0)), line(p(3.4, -3), p(9, 0)), line(p(9, 0), p(BREAKER, 0))], { pen: 'edge' }),
    path([line(p(2.1, -0.9), p(3.9, 0.9)), line(p(3.9, -0.9), p(2.1, 0.9))], { pen: 'edge' }),
  ]);
}

export function residual(at: DrawingPoint): PaperMark[] {
  const p = from(at);
  return signed('residual', [
    path(circle(at, 1.6), { pen: 'edge' }),
    path(line(p(-1.6, 0), p(-4.4, 0)), { pen: 'thin', isDashed: true }),
    path(rectangleOutline(at.x - 8, at.y - 1.6, 3.6, 3.2), { pen: 'edge', fill: 'paper' }),
    centred('IΔ', 1.9, p(-6.2, 0)),
  ]);
}

export const BOX: Mm = 6;

export function converter(at: DrawingPoint): PaperMark[] {
  const p = from(at);
  const arc = { radius: 0.9, isClockwise: true };
  return signed('converter', [
    path(rectangleOutline(at.x - BOX, at.y - BOX, 2 * BOX, 2 * BOX), { pen: 'edge', fill: 'paper' }),
    path(line(p(-BOX, BOX), p(BOX, -BOX)), { pen: 'thin' }),
    path(
      line(p(-4.6, -2.6), { ...p(-3, -2.6), arc }, { ...p(-1.4, -2.6), arc: { ...arc, isClockwise: false } }),
      { pen: 'edge' },
    ),
    path(line(p(1.2, 2.4), p(4.6, 2.4)), { pen: 'edge' }),
    path(
      [0, 1.3, 2.6].map((by) => line(p(1.2 + by, 3.5), p(2 + by, 3.5))),
      { pen: 'edge' },
    ),
  ]);
}

export function lamp(at: DrawingPoint): PaperMark[] {
  const p = from(at);
  const half = LAMP * Math.SQRT1_2;
  return signed('lamp', [
    path(circle(at, LAMP), { pen: 'edge', fill: 'paper' }),
    path([line(p(-half, -half), p(half, half)), line(p(-half, half), p(half, -half))], { pen: 'thin' }),
  ]);
}
const LAMP: Mm = 1.8;

export function earth(at: DrawingPoint): PaperMark {
  const p = from(at);
  const bars = [1.5, 1, 0.5].map((half, index) =>
    line(p(-half, 1.4 + index * 0.7), p(half, 1.4 + index * 0.7)),
  );
  return path([line(p(0, 0), p(0, 1.4)), ...bars], { pen: 'thin', sign: 'earth' });
}

export function strokes(at: DrawingPoint, count: 2 | 3): PaperMark[] {
  const p = from(at);
  const all = [0, 1.2, 2.4].slice(0, count).map((by) => line(p(by - 0.7, 1.4), p(by + 0.7, -1.4)));
  const marked =
    count === 3 ? [line(p(1.9 - 0.35, -1.4 + 0), p(1.9, -1.4)), line(p(2.6, -1.4), p(3.7, -1.4))] : [];
  return [path([...all, ...marked.slice(1)], { pen: 'thin', sign: count === 3 ? 'mainsCores' : 'twoCores' })];
}

export const joint = (at: DrawingPoint): PaperMark => path(circle(at, 0.6), { fill: 'ink', sign: 'joint' });

export function arrow({ x, y }: DrawingPoint, way: 'right' | 'down' | 'up'): PaperPath {
  const by = way === 'up' ? -1 : 1;
  return way === 'right'
    ? path(line({ x: x - 1.4, y: y - 1 }, { x, y }, { x: x - 1.4, y: y + 1 }), { pen: 'edge' })
    : path(line({ x: x - 1, y: y - 1.4 * by }, { x, y }, { x: x + 1, y: y - 1.4 * by }), { pen: 'edge' });
}

export const onward = (...to: Parameters<typeof arrow>): PaperMark => ({ ...arrow(...to), sign: 'onward' });

export const gateway = (at: DrawingPoint, name: string): PaperMark[] => [
  path(rectangleOutline(at.x - BOX, at.y - GATEWAY, 2 * BOX, 2 * GATEWAY), {
    pen: 'edge',
    fill: 'paper',
    sign: 'busGateway',
  }),
  ...(name ? [words(name, 2, { x: at.x, y: at.y + 0.72 }, { align: 'middle' })] : []),
];
const GATEWAY: Mm = 4;

export const terminal = (at: DrawingPoint): PaperMark =>
  path(circle(at, 0.8), { pen: 'edge', fill: 'paper', sign: 'terminal' });

export const tick = ({ x, y }: DrawingPoint): PaperMark =>
  path(line({ x: x - 1.1, y }, { x: x - 0.3, y: y + 0.8 }, { x: x + 1.2, y: y - 1 }), { pen: 'edge' });

export const ring = (at: DrawingPoint): PaperMark =>
  path([circle(at, 1.1), line({ x: at.x, y: at.y - 0.5 }, { x: at.x, y: at.y + 0.5 })], { pen: 'edge' });
