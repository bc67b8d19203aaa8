import type { Spot } from '../drawing/frame.ts';
import { line, rectangle } from '../drawing/path.ts';
import { centred, type PaperMark, path } from './marks.ts';
import { framed, type Paper } from './paper.ts';

/** Of a zone of the sheet, and of the margin that its letters stand in (ISO 5457). */
const ZONE = 50;
const MARGIN = 5;
const SIZE = 2.4;

/** Where zones part along a side, from the middle of the sheet on. */
function borders(length: number, from: number, to: number): number[] {
  const all: number[] = [];
  for (let at = (length / 2) % ZONE; at < to; at += ZONE)
    if (at > from + ZONE / 5 && at < to - ZONE / 5) all.push(at);
  return all;
}

/** The frame of a sheet with its zones, and the marks of its middle. */
export function frameOf(paper: Paper): PaperMark[] {
  const { width, height } = paper;
  const { x, y, width: wide, height: high } = framed(paper);
  const [right, bottom] = [x + wide, y + high];
  const marks: PaperMark[] = [
    path(rectangle(x - MARGIN, y - MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN), { pen: 'thin' }),
    path(
      [
        rectangle(x, y, wide, high),
        line({ x: width / 2, y: 0 }, { x: width / 2, y }),
        line({ x: width / 2, y: height }, { x: width / 2, y: bottom }),
        line({ x: 0, y: height / 2 }, { x, y: height / 2 }),
        line({ x: width, y: height / 2 }, { x: right, y: height / 2 }),
      ],
      { pen: 'frame' },
    ),
  ];
  const letter = (text: string, at: Spot): PaperMark => centred(text, SIZE, at, { ink: 'soft' });
  const columns = borders(width, x, right);
  const rows = borders(height, y, bottom);
  const down = (at: number, from: number) => line({ x: at, y: from }, { x: at, y: from + MARGIN });
  const across = (at: number, from: number) => line({ x: from, y: at }, { x: from + MARGIN, y: at });
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
