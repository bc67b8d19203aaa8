import type { Spot } from '../drawing/frame.ts';
import { plus, rectangle } from '../drawing/path.ts';
import { upTo } from '../math/lists.ts';
import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { type PaperMark, path, words } from './marks.ts';

/** What lets a print be measured. */

/** Of each part of a scale bar, in millimetres, and how many it has. */
const PART = 20;
const PARTS = 5;

/** A bar to scale, with the scale and what else is to be said of it. @param scale 50 is 1 : 50 */
export function scaleBar(
  { x, y }: Spot,
  scale: number,
  remark: string,
  right: number,
  language: string,
): PaperMark[] {
  const metres = (part: number) => formatNumber((part * PART * scale) / 1000, language);
  const after = x + PARTS * PART;
  return [
    ...upTo(PARTS).map((part) => {
      const fill = part % 2 === 0 ? 'ink' : 'paper';
      return path(rectangle(x + part * PART, y, PART, 1.5), { pen: 'thin', fill });
    }),
    ...upTo(PARTS + 1).map((part) =>
      words(metres(part), 2.2, { x: x + part * PART, y: y + 4.6 }, { align: 'middle' }),
    ),
    words('m', 2.2, { x: after + 4, y: y + 4.6 }),
    words(`1 : ${scale}`, 2.7, { x: after + 12, y: y + 1.6 }, { isBold: true }),
    words(remark, 2.2, { x: right, y: y + 4.6 }, { align: 'end', ink: 'soft' }),
  ];
}

/** A square that is 50 mm wide where the print is to scale. */
export function square({ x, y }: Spot, t: Translate): PaperMark[] {
  const middle = { x: x + 25, y: y + 22 };
  const soft = (text: string, by: number) =>
    words(text, 2.2, { x: middle.x, y: middle.y + by }, { align: 'middle', ink: 'soft' });
  return [
    path(rectangle(x, y, 50, 50), { pen: 'edge' }),
    path(plus(middle, 4), { pen: 'hair' }),
    words(t('sheet.square'), 2.7, { x: middle.x, y: middle.y + 9 }, { align: 'middle', isBold: true }),
    soft(t('sheet.measure'), 13),
    soft(t('sheet.otherScale'), 16.4),
  ];
}
