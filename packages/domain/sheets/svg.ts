import { INKS, type PaperMark, type PaperPath, type PaperText, PENS } from './marks.ts';
import { tabular } from './textWidth.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

function pathMarkup({ path, pen, fill, isDashed, scale = 1 }: PaperPath): string {
  const dashes = isDashed ? ` stroke-dasharray="${1 / scale} ${0.8 / scale}"` : '';
  const stroke = pen
    ? ` stroke="${PENS[pen].colour}" stroke-width="${PENS[pen].width / scale}"${dashes}`
    : '';
  const transform = scale === 1 ? '' : ` transform="scale(${scale})"`;
  return `<path d="${path}" fill="${fill ? INKS[fill] : 'none'}" fill-rule="evenodd"${stroke}${transform}/>`;
}

/** Right-aligned figures have a place for each letter: what writes the PDF knows no figures of one width. */
function placeOf({ text, x, y, size, align = 'start', isTabular, isTurned }: PaperText): string {
  if (isTurned) return `transform="translate(${round(x)} ${round(y)}) rotate(-90)" text-anchor="${align}"`;
  if (!isTabular || text.length === 1) return `x="${round(x)}" y="${round(y)}" text-anchor="${align}"`;
  const places = tabular(text, size);
  const begin = x - (places.pop() as number);
  return `x="${places.map((place) => round(begin + place)).join(' ')}" y="${round(y)}"`;
}

const textMarkup = (mark: PaperText): string =>
  `<text ${placeOf(mark)} font-size="${mark.size}" fill="${INKS[mark.ink ?? 'ink']}"${mark.isBold ? ' font-weight="600"' : ''}>${escaped(mark.text)}</text>`;

/** Marks as elements of an SVG in millimetres. */
export const markupOf = (marks: readonly PaperMark[]): string =>
  marks.map((mark) => (mark.kind === 'path' ? pathMarkup(mark) : textMarkup(mark))).join('');
