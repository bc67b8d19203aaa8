import type { Candela, Deg } from '../units.ts';
import { PhotometryError, type PhotometryFault } from './fault.ts';
import { MAX_INTENSITY } from './photometricTable.ts';

export interface Numbers {
  /** @throws {PhotometryError} if there are no more numbers */
  next(): number;
  readonly line: number;
  readonly element?: string;
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

export const LEAST_STEP: Deg = 1e-6;

/** With millions of lines `replaceAll` is several times slower. */
export const lineEndsAlike = (text: string): string => text.split('\r\n').join('\n').split('\r').join('\n');

/** DOS programs end a text with a control character. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= 32) end -= 1;
  return end;
}

export const numberLines = (text: string): string[] =>
  lineEndsAlike(text.slice(0, endOf(text)).trimEnd()).split('\n');

export const isNumber = (text: string): boolean => NUMBER.test(text);

export function numberFrom(text: string, line: number, element?: string): number {
  const value = Number(text);
  if (!isNumber(text) || !Number.isFinite(value)) throw new PhotometryError('notANumber', line, element);
  // JSON has no −0.
  return value || 0;
}

/** `1,234` may be thousands or decimals; `1234,5`, `0,123` and `12,5` are decimals. */
const MAY_BE_THOUSANDS = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** A doubtful comma is decimal only if another number proves it. */
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

  /** At the end of the file. @throws {PhotometryError} */
  assertProven(): void {
    if (this.#doubtfulLine !== null && !this.#isProven)
      throw new PhotometryError('ambiguousComma', this.#doubtfulLine);
  }
}

const refusalAt = ({ line, element }: Numbers, fault: PhotometryFault): PhotometryError =>
  new PhotometryError(fault, line, element);

export function readSome(
  numbers: Numbers,
  isRight: (value: number) => boolean,
  fault: PhotometryFault = 'unknownValue',
): number {
  const value = numbers.next();
  if (!isRight(value)) throw refusalAt(numbers, fault);
  return value;
}

export function readCount(numbers: Numbers, least = 1, most = Number.MAX_SAFE_INTEGER): number {
  const count = readSome(numbers, (value) => Number.isInteger(value) && value >= least);
  if (count > most) throw refusalAt(numbers, 'tooManyAngles');
  return count;
}

export function readAngles(numbers: Numbers, count: number, most: Deg): Deg[] {
  const angles: Deg[] = [];
  while (angles.length < count) {
    const angle = readSome(numbers, (value) => value >= 0 && value <= most, 'angleOutOfRange');
    if (angle - (angles.at(-1) ?? -1) < LEAST_STEP) throw refusalAt(numbers, 'anglesDoNotRise');
    angles.push(angle);
  }
  return angles;
}

export function readCandela(numbers: Numbers, planes: number, angles: number, factor: number): Candela[][] {
  const rows: Candela[][] = [];
  let peak: Candela = 0;
  while (rows.length < planes) {
    const row: Candela[] = [];
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
