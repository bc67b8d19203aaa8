import { PhotometryError } from './fault.ts';
import {
  linesOf,
  type Numbers,
  numberFrom,
  readAngles,
  readCandela,
  readCount,
  readSome,
} from './numbers.ts';
import {
  MAX_ANGLES,
  MAX_OPENING,
  MAX_PLANES,
  MIN_ANGLES,
  type Opening,
  type PhotometricFile,
  type Symmetry,
  tableOf,
} from './photometricTable.ts';

const VERSION = /^IES(?:NA)?:LM-63-(\d{4})/i;
const TILT = /^[ \t]*TILT[ \t]*=(.*)$/i;
/** Since this year the ballast-lamp factor is a field with another meaning. */
const WITHOUT_BALLAST_LAMP_FACTOR = 2002;

const FEET = 1;

const TYPE_C = 1;
const OTHER_TYPES = { 2: 'typeB', 3: 'typeA' } as const;

/** By its first and its last plane. */
const SYMMETRY: Readonly<Record<string, Symmetry>> = {
  '0…90': 'quadrants',
  '0…180': 'c0c180',
  '90…270': 'c90c270',
  '0…360': 'none',
};

/** What planes leave out; undefined where no symmetry has such. @param c rising */
export const symmetryOf = (c: readonly number[]): Symmetry | undefined =>
  c.length === 1 ? 'rotational' : SYMMETRY[`${c[0]}…${c.at(-1)}`];

/** Numbers with spaces, commas or ends of lines between them. */
class BrokenLines implements Numbers {
  line: number;
  readonly lines: readonly string[];
  /** Finds the next number in a line; a line may be as long as the file. */
  readonly #number = /[^\s,]+/g;

  /** @param after the line that they follow */
  constructor(lines: readonly string[], after: number) {
    this.lines = lines;
    this.line = after;
    this.#number.lastIndex = Number.MAX_SAFE_INTEGER;
  }

  next(): number {
    let found = this.#number.exec(this.lines[this.line - 1] ?? '');
    while (!found) {
      if (this.line >= this.lines.length) throw new PhotometryError('missingNumber', this.lines.length);
      this.line += 1;
      found = this.#number.exec(this.lines[this.line - 1] ?? '');
    }
    return numberFrom(found[0], this.line);
  }
}

/** Begins as a file of LM-63 does, or has the line that all of them have. */
export const isIes = (text: string): boolean =>
  /^\s*IES(?:NA|:)/i.test(text) || /^[ \t]*TILT[ \t]*=/im.test(text);

/** The luminaire's own keyword; in a file of before there were keywords the first line. */
function nameIn(labels: readonly string[]): string {
  for (const keyword of ['[LUMINAIRE]', '[LUMCAT]']) {
    const line = labels.find((label) => label.trimStart().toUpperCase().startsWith(keyword));
    const name = line?.trimStart().slice(keyword.length).trim();
    if (name) return name;
  }
  const [first = ''] = labels;
  return /^IESNA|^IES:|^\[/i.test(first) ? '' : first.trim();
}

function readTilt(tilt: string, line: number, numbers: Numbers): void {
  if (tilt === 'NONE') return;
  if (tilt !== 'INCLUDE') throw new PhotometryError('tiltElsewhere', line);
  numbers.next();
  const pairs = readCount(numbers);
  for (let index = 0; index < 2 * pairs; index++) numbers.next();
}

/** Negative measures are those of a round one. @param width, length, height mm */
function openingOf(width: number, length: number, height: number): Opening | null {
  const side = Math.abs(height);
  const isRound = width < 0 || length < 0;
  const [long, short] = [Math.abs(length || width), isRound ? 0 : width];
  if (!(long > 0 && Math.max(long, short, side) < MAX_OPENING) || (!isRound && short === 0)) return null;
  return { length: long, width: short, sideC0: side, sideC90: side, lengthAlong: 0 };
}

/** @param text IES LM-63 @throws {PhotometryError} */
export function readIes(text: string): PhotometricFile {
  const lines = linesOf(text);
  const labels = lines.findIndex((line) => TILT.test(line));
  if (labels < 0) throw new PhotometryError('notPhotometry', null);
  const year = Number(VERSION.exec(text.trimStart())?.[1] ?? 0);
  const numbers = new BrokenLines(lines, labels + 1);
  const [, tilt = ''] = TILT.exec(lines[labels] ?? '') ?? [];
  readTilt(tilt.trim().toUpperCase(), labels + 1, numbers);

  const lamps = numbers.next();
  const lampLumens = numbers.next();
  const multiplier = readSome(numbers, (value) => value > 0);
  const angleCount = readCount(numbers, MIN_ANGLES, MAX_ANGLES);
  const planeCount = readCount(numbers, 1, MAX_PLANES);
  const type = readSome(numbers, (value) => value === TYPE_C || value in OTHER_TYPES);
  if (type !== TYPE_C) throw new PhotometryError(OTHER_TYPES[type as keyof typeof OTHER_TYPES], numbers.line);
  const unit = numbers.next() === FEET ? 304.8 : 1000;
  const opening = openingOf(numbers.next() * unit, numbers.next() * unit, numbers.next() * unit);
  const ballast = readSome(numbers, (value) => value > 0);
  // The ballast-lamp factor, or what came in its place.
  const hasFactor = year < WITHOUT_BALLAST_LAMP_FACTOR;
  const ballastLamp = readSome(numbers, (value) => value > 0 || !hasFactor);
  numbers.next(); // Watts.

  const gamma = readAngles(numbers, angleCount, 180);
  const c = readAngles(numbers, planeCount, 360);
  const symmetry = symmetryOf(c);
  if (!symmetry) throw new PhotometryError('unknownSymmetry', numbers.line);
  const candela = readCandela(
    numbers,
    planeCount,
    angleCount,
    multiplier * ballast * (hasFactor ? ballastLamp : 1),
  );
  const lumens = lampLumens > 0 ? lamps * lampLumens : 0;
  return {
    format: 'ies',
    name: nameIn(lines.slice(0, labels)),
    isAbsolute: lampLumens < 0,
    opening,
    stated: lumens > 0 && Number.isFinite(lumens) ? { lumens, isOfLamps: true } : null,
    table: tableOf({ symmetry, c, gamma, candela, turn: 0 }),
  };
}
