import { tableDistribution } from '@lumitor/domain/photometry/distribution';
import { readPhotometry } from '@lumitor/domain/photometry/readPhotometry';
import type { Candela } from '@lumitor/domain/units';
import type { PhotometryCase } from './cases.ts';
import type { Difference } from './differences.ts';

/** A share, or cd. */
const SHARE = 0.001;
const CANDELA: Candela = 0.01;

/** Intensities of a file (D48). */
export function checkPhotometry({ format, text, expect }: PhotometryCase): Difference[] {
  const file = readPhotometry(new TextEncoder().encode(text));
  const { intensity } = tableDistribution(file.table);
  const differences = expect
    .map(({ c, gamma, cd }) => ({ what: `C ${c} γ ${gamma}`, expected: cd, got: intensity(c, gamma) }))
    .filter(({ expected, got }) => !(Math.abs(expected - got) <= Math.max(CANDELA, SHARE * expected)));
  return file.format === format
    ? differences
    : [{ what: 'format', expected: format, got: file.format }, ...differences];
}
