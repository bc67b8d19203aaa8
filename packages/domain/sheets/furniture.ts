import { formatNumber } from '../translation/figures.ts';
import type { Translate } from '../translation/lookup.ts';
import { line, type PaperMark, rectangle } from './marks.ts';

/** What lets a print be measured. */

interface Spot {
  x: number;
  y: number;
}

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
  const marks: PaperMark[] = [];
  for (let part = 0; part < PARTS; part++)
    marks.push({
      ...{ kind: 'path', path: rectangle(x + part * PART, y, PART, 1.5), pen: 'thin' },
      fill: part % 2 === 0 ? 'ink' : 'paper',
    });
  for (let part = 0; part <= PARTS; part++)
    marks.push({
      ...{ kind: 'text', text: metres(part), x: x + part * PART, y: y + 4.6, size: 2.2, align: 'middle' },
    });
  return [
    ...marks,
    { kind: 'text', text: 'm', x: x + PARTS * PART + 4, y: y + 4.6, size: 2.2 },
    { kind: 'text', text: `1 : ${scale}`, x: x + PARTS * PART + 12, y: y + 1.6, size: 2.7, isBold: true },
    { kind: 'text', text: remark, x: right, y: y + 4.6, size: 2.2, align: 'end', ink: 'soft' },
  ];
}

/** A square that is 50 mm wide where the print is to scale. */
export function square({ x, y }: Spot, t: Translate): PaperMark[] {
  const middle = { x: x + 25, y: y + 22 };
  const words = (text: string, by: number, size = 2.2): PaperMark => ({
    ...{ kind: 'text', text, x: middle.x, y: middle.y + by, size, align: 'middle' },
    ...(size > 2.2 ? { isBold: true } : { ink: 'soft' as const }),
  });
  return [
    { kind: 'path', path: rectangle(x, y, 50, 50), pen: 'edge' },
    {
      ...{ kind: 'path', pen: 'hair' },
      path:
        line({ x: middle.x - 4, y: middle.y }, { x: middle.x + 4, y: middle.y }) +
        line({ x: middle.x, y: middle.y - 4 }, { x: middle.x, y: middle.y + 4 }),
    },
    words(t('sheet.square'), 9, 2.7),
    words(t('sheet.measure'), 13),
    words(t('sheet.otherScale'), 16.4),
  ];
}
