import { PhotometryError, type PhotometryFault } from './fault.ts';
import { MAX_INTENSITY } from './photometricTable.ts';

/** The numbers of a photometric file, one after the other. */
export interface Numbers {
  /** @throws {PhotometryError} where there is none */
  next(): number;
  /** That of the number read last, counted from 1. */
  readonly line: number;
  /** What it stands in, where a line may hold the whole file. */
  readonly element?: string;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Angles that are no farther apart are one: in degrees. */
export const LEAST_STEP = 1e-6;

/** With `\n` alone at the ends of lines. Of millions of them `replaceAll` makes several times as much work. */
export const lineEndsAlike = (text: string): string => text.split('\r\n').join('\n').split('\r').join('\n');

/** DOS programs end a text with a control character. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 32) end -= 1;
  return end;
}

export const linesOf = (text: string): string[] =>
  lineEndsAlike(text.slice(0, endOf(text)).trimEnd()).split('\n');

export const isNumber = (text: string): boolean => NUMBER.test(text);

/** @param line where the text stands @param element that it stands in */
export function numberFrom(text: string, line: number, element?: string): number {
  const value = Number(text);
  if (!isNumber(text) || !Number.isFinite(value)) throw new PhotometryError('notANumber', line, element);
  // A zero has no sign in JSON.
  return value || 0;
}

/** Of `1,234` the comma separates thousands or decimals; of `1234,5`, `0,123` and `12,5` decimals alone. */
const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/**
 * Numbers of one file with decimal commas. A comma that may separate thousands counts as a decimal one only where
 * another number of the file proves that it is.
 */
export class DecimalCommas {
  #isProven = false;
  #doubtfulLine: number | null = null;

  read(text: string, line: number): number {
    if (!text.includes(',')) return numberFrom(text, line);
    if (text.includes('.') || text.indexOf(',') < text.lastIndexOf(','))
      throw new PhotometryError('ambiguousComma', line);
    if (MAY_BE_THOUSANDS.test(text)) this.#doubtfulLine ??= line;
    else this.#isProven = true;
    return numberFrom(text.replace(',', '.'), line);
  }

  /** Call at the end of the file. @throws {PhotometryError} */
  assertProven(): void {
    if (this.#doubtfulLine !== null && !this.#isProven)
      throw new PhotometryError('ambiguousComma', this.#doubtfulLine);
  }
}

/** Refuses the number that was read last. */
const refusalAt = ({ line, element }: Numbers, fault: PhotometryFault): PhotometryError =>
  new PhotometryError(fault, line, element);

/** A number that must be so. */
export function readSome(
  numbers: Numbers,
  isRight: (value: number) => boolean,
  fault: PhotometryFault = 'unknownValue',
): number {
  const value = numbers.next();
  if (!isRight(value)) throw refusalAt(numbers, fault);
  return value;
}

/** How many of something follow: never believed before they are there. */
export function readCount(numbers: Numbers, least = 1, most = Number.MAX_SAFE_INTEGER): number {
  const count = readSome(numbers, (value) => Number.isInteger(value) && value >= least);
  if (count > most) throw refusalAt(numbers, 'tooManyAngles');
  return count;
}

/** @param most degrees @returns so many angles, which rise */
export function readAngles(numbers: Numbers, count: number, most: number): number[] {
  const angles: number[] = [];
  while (angles.length < count) {
    const angle = readSome(numbers, (value) => value >= 0 && value <= most, 'angleOutOfRange');
    if (angle - (angles.at(-1) ?? -1) < LEAST_STEP) throw refusalAt(numbers, 'anglesDoNotRise');
    angles.push(angle);
  }
  return angles;
}

/** @param factor what makes candela of the file's values @returns a row of so many intensities for each plane, in cd */
export function readCandela(numbers: Numbers, planes: number, angles: number, factor: number): number[][] {
  const rows: number[][] = [];
  let peak = 0;
  while (rows.length < planes) {
    const row: number[] = [];
    while (row.length < angles) {
      const candela = factor * readSome(numbers, (value) => value >= 0, 'negativeIntensity');
      if (!(candela <= MAX_INTENSITY)) throw refusalAt(numbers, 'unknownValue');
      peak = Math.max(peak, candela);
      row.push(candela);
    }
    rows.push(row);
  }
  if (peak === 0) throw new PhotometryError('noIntensity', null);
  return rows;
}
