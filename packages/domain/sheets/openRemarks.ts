import { rectangle } from '../drawing/path.ts';
import type { OpenWords } from '../lists/openWords.ts';
import type { Translate } from '../translation/lookup.ts';
import { centred, type PaperMark, path, words } from './marks.ts';
import { textWidth, wrapped } from './textWidth.ts';

const SIZE = 2.4;
const LINE = 3.9;
const HEAD = 7.5;
const BELOW = 3;
const INSET = 3;
const STAMP = { size: 4.2, height: 9 };
/** So many lines stand over a plan: the notes have them all. */
const MOST_LINES = 8;

/** What stands over the plan of an order with open findings (D57). */
export interface OpenRemarks {
  /** In millimetres, on a sheet whose plan is so wide. */
  heightAt: (width: number) => number;
  /** @param x @param y upper left corner */
  marks: (x: number, y: number, width: number) => PaperMark[];
}

/** The findings, and a stamp where one of them had to be confirmed; null where nothing is open. */
export function openRemarks({ confirmed, advised }: OpenWords, t: Translate): OpenRemarks | null {
  const all = [...confirmed, ...advised];
  if (all.length === 0) return null;
  const stamp = confirmed.length > 0 ? t('sheet.notForConstruction').toUpperCase() : '';
  const stampWidth = stamp ? textWidth(stamp, STAMP.size) + 2 * INSET : 0;
  const stampAt = (x: number, y: number): PaperMark[] =>
    stamp
      ? [
          path(rectangle(x, y, stampWidth, STAMP.height), { pen: 'frame' }),
          centred(stamp, STAMP.size, { x: x + stampWidth / 2, y: y + STAMP.height / 2 }, { isBold: true }),
        ]
      : [];
  const linesAt = (width: number): string[] => {
    const room = width - stampWidth - 3 * INSET;
    const lines: string[] = [];
    for (const [index, text] of all.entries()) {
      const own = wrapped(`${index + 1}. ${text}`, SIZE, room);
      const isLast = index === all.length - 1;
      if (lines.length + own.length > MOST_LINES - (isLast ? 0 : 1))
        return [...lines, t('sheet.moreRemarks', { count: all.length - index })];
      lines.push(...own);
    }
    return lines;
  };
  const heightAt = (width: number) => HEAD + linesAt(width).length * LINE + BELOW;
  return {
    heightAt,
    marks: (x, y, width) => [
      words(t('sheet.openRemarks'), 3.1, { x: x + INSET, y: y + 4 }, { isBold: true }),
      ...linesAt(width).map((text, index) =>
        words(text, SIZE, { x: x + INSET, y: y + HEAD + index * LINE + SIZE }),
      ),
      ...stampAt(x + width - stampWidth - INSET, y + 1.5),
    ],
  };
}
