import { PhotometryError, type PhotometryFault } from './fault.ts';
import { MAX_INTENSITY } from './photometricTable.ts';

/** The numbers of a photometric file, one after the other. */
export interface Numbers {
  /** @throws {PhotometryError} where there is none */
  next(): number;
  /** That of the number read last, counted from 1. */
  readonly line: number;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Angles that are no farther apart are one: in degrees. */
const LEAST_STEP = 1e-6;

export const linesOf = (text: string): string[] =>
  text.trimEnd().replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');

export const isNumber = (text: string): boolean => NUMBER.test(text);

/** @param line where the text stands */
export function numberFrom(text: string, line: number): number {
  const value = Number(text);
  if (!isNumber(text) || !Number.isFinite(value)) throw new PhotometryError('notANumber', line);
  // A zero has no sign in JSON.
  return value || 0;
}

/** A number that must be so. */
export function readSome(
  numbers: Numbers,
  isRight: (value: number) => boolean,
  fault: PhotometryFault = 'unknownValue',
): number {
  const value = numbers.next();
  if (!isRight(value)) throw new PhotometryError(fault, numbers.line);
  return value;
}

/** How many of something follow: never believed before they are there. */
export function readCount(numbers: Numbers, least = 1, most = Number.MAX_SAFE_INTEGER): number {
  const count = readSome(numbers, (value) => Number.isInteger(value) && value >= least);
  if (count > most) throw new PhotometryError('tooManyAngles', numbers.line);
  return count;
}

/** @param most degrees @returns so many angles, which rise */
export function readAngles(numbers: Numbers, count: number, most: number): number[] {
  const angles: number[] = [];
  while (angles.length < count) {
    const angle = readSome(numbers, (value) => value >= 0 && value <= most, 'angleOutOfRange');
    if (angle - (angles.at(-1) ?? -1) < LEAST_STEP)
      throw new PhotometryError('anglesDoNotRise', numbers.line);
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
      if (!(candela <= MAX_INTENSITY)) throw new PhotometryError('unknownValue', numbers.line);
      peak = Math.max(peak, candela);
      row.push(candela);
    }
    rows.push(row);
  }
  if (peak === 0) throw new PhotometryError('noIntensity', null);
  return rows;
}
