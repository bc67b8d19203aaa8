import { pathOf } from '../drawing/path.ts';
import { INKS, type PaperMark, type PaperPath, type PaperText, PENS } from './marks.ts';
import { tabularPlaces, tabularWidth } from './textWidth.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function pathMarkup({ outlines, pen, fill, isDashed, scale = 1, move }: PaperPath): string {
  const dashes = isDashed ? ` stroke-dasharray="${1 / scale} ${0.8 / scale}"` : '';
  // Rails are drawn half their width longer, so that corners are full.
  const cap = pen === 'rail' ? ' stroke-linecap="square"' : '';
  const stroke = pen
    ? ` stroke="${PENS[pen].colour}" stroke-width="${PENS[pen].width / scale}"${cap}${dashes}`
    : '';
  const moved = move ? `translate(${move.x} ${move.y}) ` : '';
  const transform = scale === 1 ? '' : ` transform="${moved}scale(${scale})"`;
  return `<path d="${pathOf(outlines, 3)}" fill="${fill ? INKS[fill] : 'none'}" fill-rule="evenodd"${stroke}${transform}/>`;
}

const PARTS = { start: 0, middle: 0.5, end: 1 };

/** Figures have a place for each letter: what writes the PDF knows none of one width, and draws a comma too near. */
function placeOf({ text, x, y, size, align = 'start', isTabular, isTurned }: PaperText): string {
  const [left, base] = isTurned ? [0, 0] : [x, y];
  const turn = isTurned ? `transform="translate(${round(x)} ${round(y)}) rotate(-90)" ` : '';
  if (!isTabular || text.length === 1)
    return `${turn}x="${round(left)}" y="${round(base)}" text-anchor="${align}"`;
  const begin = left - PARTS[align] * tabularWidth(text, size);
  return `${turn}x="${tabularPlaces(text, size)
    .map((place) => round(begin + place))
    .join(' ')}" y="${round(base)}"`;
}

const textMarkup = (mark: PaperText): string =>
  `<text ${placeOf(mark)} font-size="${mark.size}" fill="${INKS[mark.ink ?? 'ink']}"${mark.isBold ? ' font-weight="600"' : ''}>${escaped(mark.text)}</text>`;

/** Marks as elements of an SVG in millimetres. */
export const markupOf = (marks: readonly PaperMark[]): string =>
  marks.map((mark) => (mark.kind === 'path' ? pathMarkup(mark) : textMarkup(mark))).join('');
