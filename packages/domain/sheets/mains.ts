import type { BoardBreaker } from '../lists/boardBreakers.ts';
import { formatAmperes } from '../lists/unknownCables.ts';
import { append, greatestOf, leastOf } from '../math/lists.ts';
import { line } from '../paths/path.ts';
import type { Mm } from '../units.ts';
import { BOARD, barOfHead, boardFrame, boardHead, type OutgoingCircuit, outgoingLine } from './board.ts';
import type { References } from './flow.ts';
import { bold, type LineColumns, SMALL_MARK, soft } from './lineMarks.ts';
import { type PaperMark, path, words } from './marks.ts';
import * as signs from './signs.ts';
import type { Tabled } from './table.ts';
import { sizeFor, textWidth } from './textWidth.ts';

export interface MainsTap {
  breaker: number;
  kind: 'supply' | 'gateway';
  index: number;
  y: Mm;
}

const HEAD_TO_BAR: Mm = 3;
const BAR_GAP: Mm = 1.6;
const FIRST = 2;

const outgoingOf = (
  { number, name, rating, devices, current }: BoardBreaker,
  language: string,
): OutgoingCircuit => ({
  name,
  rating: rating ?? '',
  devices,
  current: current === null ? '' : formatAmperes(current, language),
  terminal: `X1:${number - FIRST + 1}`,
});

const boardHeight = (starts: readonly Mm[], top: Mm, isFirst: boolean): Mm =>
  Math.max(isFirst ? BOARD.least : 0, starts.length > 0 ? greatestOf(starts) - top + BOARD.foot : 0);

/** Devices are stacked, so that risers share a column and never touch (D55b). */
export function mainsMarks(
  tabled: Tabled,
  breakers: readonly BoardBreaker[],
  taps: readonly (readonly MainsTap[])[],
  index: number,
  at: LineColumns,
  [top, end]: readonly [number, number],
  references: References,
): { marks: PaperMark[]; height: Mm } {
  const isFirst = index === 0;
  const startSheet = (number: number) =>
    taps.findIndex((sheet) => sheet.some(({ breaker }) => breaker === number));
  const lastSheet = (number: number) =>
    taps.findLastIndex((sheet) => sheet.some(({ breaker }) => breaker === number));
  const marks: PaperMark[] = [];
  const starts: Mm[] = [];
  for (const breaker of breakers) {
    const { number, name } = breaker;
    const [start, last] = [startSheet(number), lastSheet(number)];
    if (start > index || last < index) continue;
    const ys = (taps[index] ?? []).filter((tap) => tap.breaker === number).map(({ y }) => y);
    const from = start < index ? top - 2 : leastOf(ys);
    const to = last > index ? end : greatestOf(ys);
    if (to > from) marks.push(path(line({ x: at.mains, y: from }, { x: at.mains, y: to }), { pen: 'edge' }));
    if (start === index) {
      starts.push(from);
      append(marks, outgoingLine(outgoingOf(breaker, tabled.language), { x: at.left, y: from }, at.mains));
    } else {
      const text = references.from(index - 1);
      marks.push(
        bold(name, at.mains - 2.7 - textWidth(text, SMALL_MARK), top - 1.6, 'end'),
        soft(text, at.mains - 1.5, top - 1.6, 'end'),
      );
    }
    if (last > index)
      marks.push(
        signs.onward({ x: at.mains, y: end }, 'down'),
        bold(name, at.mains - 1.5, end, 'end'),
        soft(references.on(index + 1), at.mains + 2, end),
      );
  }
  const height = boardHeight(starts, top, isFirst);
  if (height === 0) return { marks, height };
  const bar = at.left + BOARD.bar;
  const boards = [...new Set([0, ...breakers.map(({ number }) => startSheet(number))])];
  const before = boards.findLast((sheet) => sheet < index) ?? 0;
  const next = boards.find((sheet) => sheet > index);
  const main = isFirst ? [barOfHead(top)] : [top + HEAD_TO_BAR];
  const barEnd = next !== undefined ? top + height : greatestOf([...main, ...starts]);
  const corner = { x: at.left, y: top };
  append(marks, isFirst ? boardHead(tabled, corner, height) : boardFrame(corner, height, tabled.t));
  marks.push(
    path(line({ x: bar, y: leastOf([...main, ...starts]) }, { x: bar, y: barEnd }), { pen: 'rail' }),
  );
  if (!isFirst) marks.push(soft(references.from(before), bar - BAR_GAP, top + 8, 'end'));
  if (next !== undefined) {
    const text = references.on(next);
    const room = BOARD.width - BOARD.bar - 2 * BAR_GAP;
    const size = sizeFor(text, SMALL_MARK, room);
    marks.push(
      signs.onward({ x: bar, y: barEnd }, 'down'),
      words(text, size, { x: bar + BAR_GAP, y: barEnd - 1.2 }, { ink: 'soft' }),
    );
  }
  return { marks, height };
}
