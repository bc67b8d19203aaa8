import type { DrawingPoint } from '../paths/frame.ts';
import { rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import type { Translate } from '../translation/lookup.ts';
import { SMALL_MARK } from './lineMarks.ts';
import { type PaperMark, path, words } from './marks.ts';
import * as signs from './signs.ts';
import type { Tabled } from './table.ts';
import { wrapped } from './textWidth.ts';

export const BOARD = { width: 42, least: 54, foot: 8, bar: 20, terminal: 39 };
const INCOMING = 11;
const MAIN = 40;

const p = ({ x, y }: DrawingPoint, across: number, down: number): DrawingPoint => ({
  x: x + across,
  y: y + down,
});
const soft = (text: string, at: DrawingPoint, align: 'start' | 'end' = 'start') =>
  words(text, SMALL_MARK, at, { ink: 'soft', align });

/** An electrician chooses the contents of the existing board (D75). */
export function boardHead({ t }: Tabled, at: DrawingPoint, height: number): PaperMark[] {
  return [
    ...boardFrame(at, height, t),
    soft(t('sheet.board'), p(at, 8, 4.6)),
    path(line(p(at, INCOMING, 7), p(at, INCOMING, 17)), { pen: 'edge' }),
    signs.arrow(p(at, INCOMING, 9.5), 'down'),
    ...signs.strokes(p(at, INCOMING - 0.6, 13), 3),
    soft('L, N, PE', p(at, INCOMING - 1.6, 9.5), 'end'),
    soft('230\u00a0V', p(at, INCOMING - 1.6, 12.5), 'end'),
    soft('50\u00a0Hz', p(at, INCOMING - 1.6, 15.5), 'end'),
    ...signs.breaker(p(at, INCOMING, 17)),
    path(line(p(at, INCOMING, 17 + signs.BREAKER), p(at, INCOMING, MAIN), p(at, BOARD.bar, MAIN)), {
      pen: 'edge',
    }),
    signs.joint(p(at, BOARD.bar, MAIN)),
    ...signs.residual(p(at, INCOMING, 33)),
    words('−Q1', SMALL_MARK, p(at, 2, 44.6), { isBold: true }),
    soft(t('sheet.mainBreaker'), p(at, 2, 47.6)),
    ...wrapped(t('sheet.byElectrician'), SMALL_MARK, BOARD.width).map((text, index) =>
      soft(text, p(at, 0, height + 3.4 + index * 3)),
    ),
  ];
}

export const barOfHead = (y: number): number => y + MAIN;

export const boardFrame = (at: DrawingPoint, height: number, t: Translate): PaperMark[] => [
  path(rectangleOutline(at.x, at.y, BOARD.width, height), { pen: 'thin', isDashed: true }),
  words(t('sheet.boardName'), 2.7, p(at, 2, 4.6), { isBold: true }),
];

export interface OutgoingCircuit {
  name: string;
  rating: string;
  current: string;
  devices: string;
  terminal: string;
}

export function outgoingLine(
  { name, rating, current, devices, terminal }: OutgoingCircuit,
  { x, y }: DrawingPoint,
  to: number,
): PaperMark[] {
  const bar = x + BOARD.bar;
  const from = bar + 2;
  const end = x + BOARD.terminal;
  return [
    signs.joint({ x: bar, y }),
    path(line({ x: bar, y }, { x: from, y }), { pen: 'edge' }),
    ...signs.breakerAcross({ x: from, y }),
    path(line({ x: from + signs.BREAKER, y }, { x: to, y }), { pen: 'edge' }),
    signs.terminal({ x: end, y }),
    words(name, SMALL_MARK, { x: bar + 1.6, y: y - 4.2 }, { isBold: true }),
    soft(rating, { x: bar + 9, y: y - 4.2 }),
    soft(terminal, { x: x + BOARD.width - 0.8, y: y - 1.6 }, 'end'),
    soft([devices, current].filter(Boolean).join(', '), { x: bar + 1.6, y: y + 3.6 }),
  ];
}
