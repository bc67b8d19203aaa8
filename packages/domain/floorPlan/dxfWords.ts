import type { Vector } from '../math/points.ts';
import type { Deg } from '../units.ts';
import { type Affine, UNMOVED } from './affine.ts';
import type { DxfRecord } from './dxfRecord.ts';
import { unescaped } from './dxfText.ts';
import { planeOf } from './plane.ts';

export interface DxfWords {
  kind: 'words';
  lines: readonly string[];
  /** Anchor; `first` and `spacing` are in heights of a capital. */
  at: Vector;
  first: number;
  spacing: number;
  /** 0 start, 0.5 middle, 1 end. */
  across: number;
  along: Vector;
  height: number;
  plane: Affine;
}

/** Letters read, lines drawn, letters per line. More is not writing on a plan. */
const [LETTERS, LINES, LONGEST] = [4000, 60, 200];
/** Default line spacing of MTEXT, and mean letter width, in heights of a capital. */
const [SPACING, LETTER] = [5 / 3, 0.75];

const SIGNS: Readonly<Record<string, string>> = { c: 'Ø', d: '°', p: '±', '%': '%' };

const signed = (text: string): string =>
  text.replace(/%%(\d{3}|.)/g, (_, sign: string) =>
    sign.length > 1 ? String.fromCharCode(Number(sign)) : (SIGNS[sign.toLowerCase()] ?? ''),
  );

const RAISED: Readonly<Record<string, string>> = { 1: '¹', 2: '²', 3: '³' };

function inLine(stacked: string): string {
  const [over = '', under = ''] = stacked.split(/[\^#/]/).map((part) => part.trim());
  if (under) return over ? `${over}/${under}` : under;
  return RAISED[over] ?? over;
}

function plainLines(text: string): string[] {
  const plain = text.replace(
    /\\([\\{}])|\\[PNX]|\\~|\\S([^;\\]{0,80});|\\[ACFHQTWacfhpqtw][^;\\]{0,120};|\\[LlOoKk]|[{}]|\^([IJM ])/g,
    (found, literal?: string, stacked?: string, control?: string) => {
      if (literal) return literal;
      if (stacked !== undefined) return inLine(stacked);
      if (/^\\[PNX]$/.test(found) || control === 'J') return '\n';
      return found === '\\~' || control ? ' ' : '';
    },
  );
  return signed(plain).split('\n');
}

function wrapped(line: string, most: number): string[] {
  const lines: string[] = [];
  let last = '';
  for (const word of line.split(' ')) {
    const longer = last ? `${last} ${word}` : word;
    if (last && longer.length > most) {
      lines.push(last);
      last = word;
    } else last = longer;
  }
  return [...lines, last];
}

const wayOf = (angle: Deg): Vector => {
  const radians = (angle / 180) * Math.PI;
  return { x: Math.cos(radians), y: Math.sin(radians) };
};

const shown = (lines: readonly string[]): string[] =>
  lines.slice(0, LINES).map((line) =>
    line
      .replace(/\p{Cc}/gu, '')
      .slice(0, LONGEST)
      .trimEnd(),
  );

export function lineOfWords(record: DxfRecord): DxfWords | null {
  const lines = shown([signed(record.text(1).slice(0, LETTERS))]);
  const height = record.figure(40);
  if (!lines[0] || !(height > 0)) return null;
  const [across, up] = [record.figure(72, 0), record.figure(73, 0)];
  // Text fitted between two points starts at the first one, like text without alignment.
  const isPut = (across !== 0 || up !== 0) && across !== 3 && across !== 5 && record.codes.includes(11);
  const code = isPut ? 11 : 10;
  const isMiddle = isPut && (up === 2 || across === 4);
  return {
    kind: 'words',
    lines,
    at: { x: record.figure(code), y: record.figure(code + 10) },
    first: isMiddle ? 0.5 : isPut && up === 3 ? 1 : 0,
    spacing: SPACING,
    across: !isPut || across === 0 ? 0 : across === 2 ? 1 : 0.5,
    along: wayOf(record.figure(50, 0)),
    height,
    plane: planeOf(record, record.figure(30, 0)),
  };
}

export function linesOfWords(record: DxfRecord): DxfWords | null {
  let text = '';
  record.codes.forEach((code, index) => {
    if ((code === 3 || code === 1) && text.length < LETTERS) text += record.values[index] ?? '';
  });
  const height = record.figure(40);
  if (!(height > 0)) return null;
  const width = record.figure(41, 0);
  const most = width > 0 ? Math.max(1, width / (height * LETTER)) : LONGEST;
  const plain = plainLines(unescaped(text.slice(0, LETTERS)));
  const lines = shown(plain.flatMap((line) => wrapped(line, most)));
  if (lines.every((line) => line === '')) return null;
  const place = Math.min(9, Math.max(1, record.figure(71, 1))) - 1;
  const spacing = SPACING * Math.max(0.25, record.figure(44, 1));
  const whole = 1 + spacing * (lines.length - 1);
  const [x, y] = [record.figure(11, 0), record.figure(21, 0)];
  const length = Math.hypot(x, y);
  return {
    kind: 'words',
    lines,
    at: { x: record.figure(10), y: record.figure(20) },
    first: 1 - (whole * Math.floor(place / 3)) / 2,
    spacing,
    across: (Math.floor(place) % 3) / 2,
    along: length > 0 ? { x: x / length, y: y / length } : wayOf(record.figure(50, 0)),
    height,
    plane: UNMOVED,
  };
}
