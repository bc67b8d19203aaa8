import type { Deg } from '../units.ts';
import { PhotometryError } from './fault.ts';
import {
  DecimalCommas,
  isNumber,
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
  type PhotometricTable,
  photometricTableOf,
  type Symmetry,
} from './photometricTable.ts';

/** Line numbers of EULUMDAT, counted from 1. */
const LINE = {
  type: 2,
  symmetry: 3,
  planes: 4,
  angles: 6,
  name: 9,
  opening: 16,
  outputRatio: 23,
  factor: 24,
  sets: 26,
};
/** Lines of each set of lamps, and of the utilization factors after them. */
const LINES_A_SET = 6;
const DIRECT_RATIOS = 10;
/** Type of luminaires whose lamp axis is along C90. */
const LINEAR = 2;

class NumberedLines implements Numbers {
  line = 0;
  readonly lines: readonly string[];
  readonly #commas = new DecimalCommas();

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  next(): number {
    const text = this.lines[this.line]?.trim();
    this.line += 1;
    if (!text) throw new PhotometryError('missingNumber', Math.min(this.line, this.lines.length));
    return this.#commas.read(text, this.line);
  }

  /** The line is often empty or contains a word; then 0. */
  optionalAt(line: number): number {
    const text = (this.lines[line - 1] ?? '').trim();
    return /^[+-]?[\d.,]+$/.test(text) && /\d/.test(text) ? this.#commas.read(text, line) : Number(text) || 0;
  }

  /** @throws {PhotometryError} if numbers are left */
  end(): void {
    const surplus = this.lines.findIndex((text, index) => index >= this.line && text.trim() !== '');
    if (surplus >= 0) throw new PhotometryError('surplusNumber', surplus + 1);
    this.#commas.assertProven();
  }

  at(line: number): this {
    this.line = line - 1;
    return this;
  }
}

type Planes = Pick<PhotometricTable, 'symmetry' | 'c'>;

/**
 * Planes with intensities, named as in the table. Isym 3 lists C270 across C0 to C90, which the table mirrors
 * to C270…C90.
 */
function storedPlanes(isym: number, planes: readonly Deg[]): Planes {
  const upTo = (most: Deg) => planes.filter((c) => c <= most);
  switch (isym) {
    case 0:
      return { symmetry: 'none', c: [...planes] };
    case 1:
      return { symmetry: 'rotational', c: [0] };
    case 2:
      return { symmetry: 'c0c180', c: upTo(180) };
    case 3: {
      const fromC270 = [...planes.filter((c) => c >= 270 && c < 360), ...upTo(90).map((c) => c + 360)];
      return { symmetry: 'c90c270', c: fromC270.map((c) => 540 - c) };
    }
    default:
      return { symmetry: 'quadrants', c: upTo(90) };
  }
}

const ENDS: Partial<Record<Symmetry, readonly [first: number, last: number]>> = {
  c0c180: [0, 180],
  c90c270: [270, 90],
  quadrants: [0, 90],
};

function isWhole({ symmetry, c }: Planes): boolean {
  const [first, last] = ENDS[symmetry] ?? [c[0], c.at(-1)];
  return c.length === 1 || (c.length > 1 && c[0] === first && c.at(-1) === last);
}

/** Null if its lines are empty, as in many files. */
function openingIn(numbers: NumberedLines): LuminousOpening | null {
  const [length = 0, width = 0, sideC0 = 0, sideC90 = 0] = Array.from({ length: 4 }, (_, index) => {
    const value = numbers.optionalAt(LINE.opening + index);
    return value > 0 && value < MAX_OPENING ? value : 0;
  });
  return length > 0 ? { length, width, sideC0, sideC90, lengthAlong: 90 } : null;
}

/** @param text EULUMDAT @throws {PhotometryError} */
export function readLdt(text: string): PhotometricFile {
  const lines = numberLines(text);
  const lineOf = (line: number) => (lines[line - 1] ?? '').trim();
  if (!isNumber(lineOf(LINE.type)) && !isNumber(lineOf(LINE.symmetry)))
    throw new PhotometryError('notPhotometry', null);
  const numbers = new NumberedLines(lines);
  const type = numbers.at(LINE.type).next();
  const isym = readSome(
    numbers.at(LINE.symmetry),
    (value) => [0, 1, 2, 3, 4].includes(value),
    'unknownSymmetry',
  );
  const planeCount = readCount(numbers.at(LINE.planes), 1, MAX_PLANES);
  const angleCount = readCount(numbers.at(LINE.angles), MIN_ANGLES, MAX_ANGLES);
  const factor = readSome(numbers.at(LINE.factor), (value) => value > 0);
  const sets = readCount(numbers.at(LINE.sets));
  const lamps = numbers.next();
  const flux = readSome(numbers.at(LINE.sets + 3), (value) => value > 0);

  const planes = readAngles(numbers.at(LINE.sets + LINES_A_SET * sets + DIRECT_RATIOS + 1), planeCount, 360);
  const gamma = readAngles(numbers, angleCount, 180);
  const stored = storedPlanes(isym, planes);
  if (!isWhole(stored)) throw new PhotometryError('planesAgainstSymmetry', LINE.symmetry);
  const candela = readCandela(numbers, stored.c.length, angleCount, (factor * flux) / 1000);
  const opening = openingIn(numbers);
  const outputRatio = numbers.optionalAt(LINE.outputRatio);
  numbers.end();

  const isOfLamps = !(outputRatio > 0 && outputRatio <= 100);
  return {
    format: 'ldt',
    name: lineOf(LINE.name),
    isAbsolute: lamps < 0,
    opening,
    stated: isOfLamps ? { lumens: flux, isOfLamps } : { lumens: (flux * outputRatio) / 100, isOfLamps },
    table: photometricTableOf({ ...stored, gamma, candela, turn: type === LINEAR ? 90 : 0 }),
  };
}
