import { append } from '../math/lists.ts';
import { unbroken } from '../translation/figures.ts';

/** Hundredths of the font size, both weights of Inter: from space to ~. */
const LATIN =
  '29 33 53 65 66 101 67 33 38 38 54 68 32 47 32 38 65 65 65 65 65 65 65 65 65 65 32 33 68 68 68 55 100 73 66 74 73 61 60 75 75 28 58 71 57 93 76 77 65 78 66 66 67 75 73 103 72 72 66 38 38 38 49 47 36 58 63 59 63 60 39 63 62 27 27 57 27 91 62 61 63 63 40 55 36 62 59 84 57 59 57 46 36 46 68'
    .split(' ')
    .map(Number);

const OTHER: Readonly<Record<string, number>> = {
  '\u00a0': 29,
  '\u202f': 19,
  '·': 32,
  '°': 46,
  '–': 50,
  '—': 100,
  '…': 96,
  '’': 30,
  '„': 48,
  '”': 51,
  '“': 51,
  ł: 29,
  Ł: 61,
  '×': 68,
  '−': 68,
  '≥': 68,
  '≤': 68,
  '₀': 49,
  ø: 61,
  Ø: 77,
  '²': 46,
  ß: 65,
  '±': 68,
  µ: 62,
};
const WIDEST = 138;

const widths = new Map(Object.entries(OTHER));

function widthOf(letter: string): number {
  const known = widths.get(letter);
  if (known !== undefined) return known;
  const [base = ''] = letter.normalize('NFD');
  const width = LATIN[(base.codePointAt(0) ?? 0) - 32] ?? WIDEST;
  widths.set(letter, width);
  return width;
}

const KERNING = 0.04;

/** Upper bound in Inter, in either weight. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widthOf(letter);
  return (size * sum) / 100 + (text.length > 1 ? KERNING * size : 0);
}

export function fittedText(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join('').trimEnd()}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

export const sizeFor = (text: string, size: number, width: number): number =>
  Math.min(size, (size * width) / textWidth(text, size));

export const BASELINE = 0.24;
export const LEADING = 1.15;
const STEP = 0.05;

/** A single word may exceed the width. */
function brokenLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of unbroken(text).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export function fittedInside(
  text: string,
  size: number,
  { width, height }: { width: number; height: number },
): { lines: string[]; size: number } {
  for (let own = size; own > STEP; own -= STEP) {
    if (textWidth(text, own) <= width) return { lines: [text], size: own };
    const lines = brokenLines(text, own, width);
    const isLow = lines.length === 2 && (1 + LEADING) * own <= height;
    if (isLow && lines.every((line) => textWidth(line, own) <= width)) return { lines, size: own };
  }
  return { lines: [text], size: (size * width) / textWidth(text, size) };
}

function brokenWord(word: string, size: number, width: number): string[] {
  const pieces: string[] = [''];
  for (const letter of word) {
    const longer = pieces.at(-1) + letter;
    if (longer.length === 1 || textWidth(longer, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}

/** Numbers break only if wider than a line. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of unbroken(text).split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else append(lines, brokenWord(word, size, width));
  }
  return lines;
}
