import type { DxfRecord } from './dxfRecord.ts';
import { type PlanUnit, UNITS } from './units.ts';

export interface DimensionStyle {
  factor: number;
  isInFeet: boolean;
}

export interface WrittenLength {
  measure: number;
  /** Empty if the style alone writes the length. */
  text: string;
  style: string;
}

const [TURNED, ALIGNED] = [0, 1];

/** Null for other types. @throws UnreadableDxf if a number is invalid */
export function writtenLength(record: DxfRecord): WrittenLength | null {
  const type = record.figure(70, 0) & 7;
  if (type !== TURNED && type !== ALIGNED) return null;
  const [x, y] = [record.figure(14, 0) - record.figure(13, 0), record.figure(24, 0) - record.figure(23, 0)];
  const angle = (record.figure(50, 0) / 180) * Math.PI;
  const length = type === ALIGNED ? Math.hypot(x, y) : Math.abs(x * Math.cos(angle) + y * Math.sin(angle));
  const measure = record.figure(42, length);
  if (!(measure > 0)) return null;
  return { measure, text: record.text(1), style: record.text(3).toLowerCase() };
}

/**
 * Written length per drawn length, with the drawing unit that explains the factor. A factor of 1 explains
 * none.
 */
const BY_FACTOR: readonly (readonly [factor: number, unit: PlanUnit])[] = [
  [0.1, 'mm'],
  [0.001, 'mm'],
  [0.01, 'cm'],
  [10, 'cm'],
  [100, 'm'],
  [1000, 'm'],
];
/** Written lengths are rounded: differences up to 3 % count as equal. */
const ROUNDED = 0.03;

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ROUNDED * b;

const unitOfLength = (length: number): PlanUnit | null =>
  (Object.keys(UNITS) as PlanUnit[]).find((unit) => isAlike(length, UNITS[unit])) ?? null;

const FEET = /^(?:(\d+(?:\.\d+)?)\s*')?\s*-?\s*(?:(\d+(?:\.\d+)?)\s*(?:\d+\/\d+)?\s*")?$/;
const NUMBER = /^[^\d\-.,]*(\d+(?:[.,]\d+)?)\s*(mm|cm|m|)$/i;

function unitOfText(text: string, measure: number): PlanUnit | null {
  const plain = text.replace(/\\[A-Za-z][^;\\]*;|[{}]/g, '').trim();
  const feet = FEET.exec(plain);
  if (feet?.[1] || feet?.[2]) {
    const inches = 12 * Number(feet[1] ?? 0) + Number(feet[2] ?? 0);
    return unitOfLength((inches * UNITS.in) / measure);
  }
  const [, written = '', unit = ''] = NUMBER.exec(plain) ?? [];
  const length = Number(written.replace(',', '.'));
  if (!(length > 0)) return null;
  if (unit) return unitOfLength((length * UNITS[unit.toLowerCase() as 'mm' | 'cm' | 'm']) / measure);
  return unitOfFactor(length / measure);
}

const unitOfFactor = (factor: number): PlanUnit | null =>
  BY_FACTOR.find(([one]) => isAlike(factor, one))?.[1] ?? null;

/** Drawing unit that a dimension reveals, by its typed text or the factor of its style. */
export function unitOfDimension(
  { measure, text, style }: WrittenLength,
  styles: ReadonlyMap<string, DimensionStyle>,
): PlanUnit | null {
  if (text !== '' && !text.includes('<>')) return unitOfText(text, measure);
  const { factor, isInFeet } = styles.get(style) ?? { factor: 1, isInFeet: false };
  return isInFeet ? unitOfLength(factor * UNITS.in) : unitOfFactor(factor);
}
