import { upTo } from '../math/lists.ts';
import type { DrawingPoint } from '../paths/frame.ts';
import { plusSign, rectangleOutline } from '../paths/outlines.ts';
import { line } from '../paths/path.ts';
import { element } from '../tags/structure.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import type { Mm } from '../units.ts';
import { framedArea, type Paper } from './layouts.ts';
import { centred, type PaperMark, path, words } from './marks.ts';
import { textWidth, wrapped } from './textWidth.ts';

const ZONE: Mm = 50;
const MARGIN: Mm = 5;
const SIZE: Mm = 2.4;

function borders(length: Mm, from: Mm, to: Mm): Mm[] {
  const all: Mm[] = [];
  for (let at = (length / 2) % ZONE; at < to; at += ZONE)
    if (at > from + ZONE / 5 && at < to - ZONE / 5) all.push(at);
  return all;
}

export function frameOf(paper: Paper): PaperMark[] {
  const { width, height } = paper;
  const { x, y, width: wide, height: high } = framedArea(paper);
  const [right, bottom] = [x + wide, y + high];
  const marks: PaperMark[] = [
    path(rectangleOutline(x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN), { pen: 'thin' }),
    path(
      [
        rectangleOutline(x, y, wide, high),
        line({ x: width / 2, y: 0 }, { x: width / 2, y }),
        line({ x: width / 2, y: height }, { x: width / 2, y: bottom }),
        line({ x: 0, y: height / 2 }, { x, y: height / 2 }),
        line({ x: width, y: height / 2 }, { x: right, y: height / 2 }),
      ],
      { pen: 'frame' },
    ),
  ];
  const letter = (text: string, at: DrawingPoint): PaperMark =>
    centred(text, SIZE, at, { ink: 'soft', element: null });
  const columns = borders(width, x, right);
  const rows = borders(height, y, bottom);
  const down = (at: Mm, from: Mm) => line({ x: at, y: from }, { x: at, y: from + MARGIN });
  const across = (at: Mm, from: Mm) => line({ x: from, y: at }, { x: from + MARGIN, y: at });
  const ticks = [
    ...columns.flatMap((at) => [down(at, y - MARGIN), down(at, bottom)]),
    ...rows.flatMap((at) => [across(at, x - MARGIN), across(at, right)]),
  ];
  marks.push(path(ticks, { pen: 'thin' }));
  const middles = (from: number, all: readonly number[], to: number) =>
    [...all, to].map((at, index) => (at + (all[index - 1] ?? from)) / 2);
  for (const [index, at] of middles(x, columns, right).entries())
    for (const edge of [y - MARGIN / 2, bottom + MARGIN / 2])
      marks.push(letter(String(index + 1), { x: at, y: edge }));
  for (const [index, at] of middles(y, rows, bottom).entries())
    for (const edge of [x - MARGIN / 2, right + MARGIN / 2])
      marks.push(letter(String.fromCodePoint(65 + index), { x: edge, y: at }));
  return marks;
}

const PART: Mm = 20;
const PARTS = 5;

export function scaleBar(
  { x, y }: DrawingPoint,
  scale: number,
  remark: string,
  right: Mm,
  language: string,
): PaperMark[] {
  const metres = (part: number) => formatNumber((part * PART * scale) / 1000, language);
  const paragraph = element('P');
  const after = x + PARTS * PART;
  const ratio = `1 : ${scale}`;
  const lines = wrapped(remark, 2.2, right - (after + 12 + textWidth(ratio, 2.7) + 3));
  const top = lines.length > 1 ? y + 1.6 : y + 4.6;
  return [
    ...upTo(PARTS).map((part) => {
      const fill = part % 2 === 0 ? 'ink' : 'paper';
      return path(rectangleOutline(x + part * PART, y, PART, 1.5), { pen: 'thin', fill });
    }),
    ...upTo(PARTS + 1).map((part) =>
      words(metres(part), 2.2, { x: x + part * PART, y: y + 4.6 }, { align: 'middle', element: null }),
    ),
    words('m', 2.2, { x: after + 4, y: y + 4.6 }, { element: null }),
    words(ratio, 2.7, { x: after + 12, y: y + 1.6 }, { isBold: true }),
    ...lines.map((text, index) =>
      words(text, 2.2, { x: right, y: top + 3 * index }, { align: 'end', ink: 'soft', element: paragraph }),
    ),
  ];
}

/** Square of 50 mm to check the scale of a print. */
export function square({ x, y }: DrawingPoint, t: Translate): PaperMark[] {
  const middle = { x: x + 25, y: y + 22 };
  const soft = (text: string, by: number) =>
    words(text, 2.2, { x: middle.x, y: middle.y + by }, { align: 'middle', ink: 'soft' });
  return [
    path(rectangleOutline(x, y, 50, 50), { pen: 'edge' }),
    path(plusSign(middle, 4), { pen: 'hair' }),
    words(t('sheet.square'), 2.7, { x: middle.x, y: middle.y + 9 }, { align: 'middle', isBold: true }),
    soft(t('sheet.measure'), 13),
    soft(t('sheet.otherScale'), 16.4),
  ];
}
