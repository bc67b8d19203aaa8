import { greatestOf } from '../math/lists.ts';
import type { Deg, Mm } from '../units.ts';
import { PhotometryError } from './fault.ts';
import {
  DecimalCommas,
  LEAST_STEP,
  type Numbers,
  numberLines,
  readAngles,
  readCandela,
  readCount,
  readSome,
} from './numbers.ts';
import {
  type LuminousOpening,
  MAX_ANGLES,
  MAX_OPENING,
  MAX_PLANES,
  MIN_ANGLES,
  type PhotometricFile,
  photometricTableOf,
  type Symmetry,
} from './photometricTable.ts';

type CommaRole = 'separator' | 'decimal';

/** Numbers of IES, which may be broken over lines anywhere; a comma separates numbers or decimals. */
class BrokenLines implements Numbers {
  line: number;
  readonly lines: readonly string[];
  /** A line may be as long as the file. */
  readonly #number: RegExp;
  readonly #commas = new DecimalCommas();

  constructor(lines: readonly string[], after: number, comma: CommaRole) {
    this.lines = lines;
    this.line = after;
    this.#number = comma === 'separator' ? /[^\s,]+/g : /\S+/g;
    this.#number.lastIndex = Number.MAX_SAFE_INTEGER;
  }

  #found(): string | null {
    let found = this.#number.exec(this.lines[this.line - 1] ?? '');
    while (!found && this.line < this.lines.length) {
      this.line += 1;
      found = this.#number.exec(this.lines[this.line - 1] ?? '');
    }
    return found?.[0] ?? null;
  }

  next(): number {
    const text = this.#found();
    if (text === null) throw new PhotometryError('missingNumber', this.lines.length);
    return this.#commas.read(text.endsWith(',') ? text.slice(0, -1) : text, this.line);
  }

  /** @throws {PhotometryError} if numbers are left */
  end(): void {
    if (this.#found() !== null) throw new PhotometryError('surplusNumber', this.line);
    this.#commas.assertProven();
  }
}

const VERSION = /^IES(?:NA)?:LM-63-(\d{4})/i;
const TILT = /^[ \t]*TILT[ \t]*=(.*)$/i;
/** Year since which the field of the ballast-lamp factor has another meaning. */
const WITHOUT_BALLAST_LAMP_FACTOR = 2002;

const FEET = 1;

const TYPE_C = 1;
const OTHER_TYPES = { 2: 'typeB', 3: 'typeA' } as const;

const SYMMETRY: Readonly<Record<string, Symmetry>> = {
  '0…90': 'quadrants',
  '0…180': 'c0c180',
  '90…270': 'c90c270',
  '0…360': 'none',
};

/**
 * Symmetry by the stored planes; undefined if none matches. An omitted plane 360 leaves no gap wider than the
 * others.
 */
export function symmetryOf(c: readonly Deg[]): Symmetry | undefined {
  const [first = 0, last = 0] = [c[0], c.at(-1)];
  if (c.length === 1) return 'rotational';
  const known = SYMMETRY[`${first}…${last}`];
  if (known || last - first <= 180) return known;
  const widest = greatestOf(c.slice(1).map((plane, index) => plane - (c[index] ?? 0)));
  return first + 360 - last <= widest + LEAST_STEP ? 'none' : undefined;
}

export const isIes = (text: string): boolean =>
  /^\s*IES(?:NA|:)/i.test(text) || /^[ \t]*TILT[ \t]*=/im.test(text);

/** The luminaire's own keyword; the first line in files older than keywords. */
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

/** Negative dimensions mean a round opening. */
function openingOf(width: Mm, length: Mm, height: Mm): LuminousOpening | null {
  const side = Math.abs(height);
  const isRound = width < 0 || length < 0;
  const [long, short] = [Math.abs(length || width), isRound ? 0 : width];
  if (!(long > 0 && Math.max(long, short, side) < MAX_OPENING) || (!isRound && short === 0)) return null;
  return { length: long, width: short, sideC0: side, sideC90: side, lengthAlong: 0 };
}

function readNumbers(numbers: BrokenLines, tilt: string, year: number): Omit<PhotometricFile, 'name'> {
  readTilt(tilt, numbers.line, numbers);
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
  const hasFactor = year < WITHOUT_BALLAST_LAMP_FACTOR;
  const ballastLamp = readSome(numbers, (value) => value > 0 || !hasFactor);
  numbers.next(); // Watts.

  const gamma = readAngles(numbers, angleCount, 180);
  const c = readAngles(numbers, planeCount, 360);
  const symmetry = symmetryOf(c);
  if (!symmetry) throw new PhotometryError('planesOfNoSymmetry', numbers.line);
  const candela = readCandela(
    numbers,
    planeCount,
    angleCount,
    multiplier * ballast * (hasFactor ? ballastLamp : 1),
  );
  numbers.end();
  const lumens = lampLumens > 0 ? lamps * lampLumens : 0;
  return {
    format: 'ies',
    isAbsolute: lampLumens < 0,
    opening,
    stated: lumens > 0 && Number.isFinite(lumens) ? { lumens, isOfLamps: true } : null,
    table: photometricTableOf({ symmetry, c, gamma, candela, turn: 0 }),
  };
}

/** Comma without a space after it: it separates numbers or decimals. */
const TIGHT_COMMA = /[\d.],[\d.+-]|(?:^|\s),[\d.]/;
const SPACED = /[^\s,]\s+[^\s,]/;

function attempt<Result>(read: () => Result): Result | PhotometryError {
  try {
    return read();
  } catch (error) {
    if (error instanceof PhotometryError) return error;
    throw error;
  }
}

/** @param text IES LM-63 @throws {PhotometryError} */
export function readIes(text: string): PhotometricFile {
  const lines = numberLines(text);
  const labels = lines.findIndex((line) => TILT.test(line));
  if (labels < 0) throw new PhotometryError('notPhotometry', null);
  const name = nameIn(lines.slice(0, labels));
  const year = Number(VERSION.exec(text.trimStart())?.[1] ?? 0);
  const tilt = (TILT.exec(lines[labels] ?? '')?.[1] ?? '').trim().toUpperCase();
  const read = (comma: CommaRole): PhotometricFile => {
    const { format, ...stated } = readNumbers(new BrokenLines(lines, labels + 1, comma), tilt, year);
    return { format, name, ...stated };
  };
  const isDoubtful = (line: string, index: number) => index > labels && TIGHT_COMMA.test(line);
  const doubtful = lines.findIndex(isDoubtful);
  if (doubtful < 0) return read('separator');
  // Only one reading of the commas matches the count of numbers.
  const [separated, decimal] = [attempt(() => read('separator')), attempt(() => read('decimal'))];
  const readings = [separated, decimal].filter((each) => !(each instanceof PhotometryError));
  const [only] = readings;
  if (only && readings.length === 1) return only as PhotometricFile;
  // Without spaces commas separate the numbers, so that reading has the helpful fault.
  const isSeparated = !lines.some((line, index) => isDoubtful(line, index) && SPACED.test(line));
  if (isSeparated && separated instanceof PhotometryError && separated.fault !== 'surplusNumber')
    throw separated;
  throw new PhotometryError('ambiguousComma', doubtful + 1);
}
