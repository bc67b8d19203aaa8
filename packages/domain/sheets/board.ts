import type { Spot } from '../drawing/frame.ts';
import { line } from '../drawing/path.ts';
import { rectangle } from '../drawing/shapes.ts';
import { breakerName, breakerNumbers } from '../wiring/breakers.ts';
import { type LineColumns, SMALL } from './lineMarks.ts';
import { type PaperMark, path, words } from './marks.ts';
import * as signs from './signs.ts';
import type { Tabled } from './table.ts';
import { wrapped } from './textWidth.ts';

/** The board in millimetres; from its top down to where it feeds supplies and gateways. */
export const BOARD = { width: 38, height: 78, supplies: 64, gateways: 71 };
const FIRST = 8;
const SECOND = 24;

/** The distribution board that is there already: what stands in it is the electrician's (D75). */
export function board(
  { page, t }: Tabled,
  supplies: number,
  hasGateways: boolean,
  { x, y }: Spot,
  { mains }: LineColumns,
): PaperMark[] {
  const numbers = breakerNumbers(supplies, page.order.power);
  const ofSupplies = [...new Set([numbers.supplies[0] ?? 2, numbers.supplies.at(-1) ?? 2])];
  const p = (across: number, down: number) => ({ x: x + across, y: y + down });
  const soft = (text: string, across: number, down: number) =>
    words(text, SMALL, p(across, down), { ink: 'soft' });
  const named = (name: string, of: string, across: number, down: number): PaperMark[] => [
    words(name, SMALL, p(across, down), { isBold: true }),
    soft(of, across, down + 3),
  ];
  const middle = (FIRST + SECOND) / 2;
  const outgoing = (across: number, down: number, to: number, terminal: string): PaperMark[] => [
    ...signs.breaker(p(across, 43)),
    path([line(p(across, 40), p(across, 43)), line(p(across, 43 + signs.BREAKER), p(across, down))], {
      pen: 'edge',
    }),
    path(line(p(across, down), { x: to, y: y + down }), { pen: 'edge' }),
    signs.terminal(p(across, down)),
    soft(terminal, across + 1.6, down - 1.4),
  ];
  return [
    path(rectangle(x, y, BOARD.width, BOARD.height), { pen: 'thin', isDashed: true }),
    words('RG', 2.7, p(2, 4.6), { isBold: true }),
    soft(t('sheet.board'), 8, 4.6),
    path(line(p(middle, 7), p(middle, 16)), { pen: 'edge' }),
    signs.onward(p(middle, 9.5), 'down'),
    ...signs.strokes(p(middle - 0.6, 13), 3),
    soft('L, N, PE', middle + 5, 10),
    soft('230\u00a0V, 50\u00a0Hz', middle + 5, 13),
    ...signs.breaker(p(middle, 16)),
    path(line(p(middle, 16 + signs.BREAKER), p(middle, 40)), { pen: 'edge' }),
    ...signs.residual(p(middle, 32)),
    ...named('−Q1', t('sheet.mainBreaker'), middle + 3, 23),
    path(line(p(4, 40), p(hasGateways ? SECOND + 4 : middle + 4, 40)), { pen: 'rail' }),
    ...outgoing(FIRST, BOARD.supplies, mains, 'X1:1'),
    ...named(ofSupplies.map(breakerName).join('…'), t('sheet.forSupplies'), FIRST + 2.4, 49),
    ...(hasGateways
      ? [
          ...outgoing(SECOND, BOARD.gateways, mains - 3.5, 'X1:2'),
          ...named(breakerName(numbers.gateways), t('sheet.forGateways'), SECOND + 2.4, 49),
        ]
      : []),
    ...wrapped(t('sheet.byElectrician'), SMALL, BOARD.width).map((text, index) =>
      soft(text, 0, BOARD.height + 3.4 + index * 3),
    ),
  ];
}
