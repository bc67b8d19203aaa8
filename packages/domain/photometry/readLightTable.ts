import { compacted } from './compacted.ts';
import type { PhotometricTable } from './photometricTable.ts';
import { readPhotometry } from './readPhotometry.ts';
import { ugrOf } from './ugr.ts';

/** Table of a file for the computation of light; a compact table would change a rating by up to 4. */
export function readLightTable(bytes: Uint8Array): PhotometricTable {
  const file = readPhotometry(bytes);
  return { ...compacted(file.table), ugr: ugrOf(file) };
}
