import { decodedText } from '../letters/decodedText.ts';
import { MAX_PHOTOMETRY_MEGABYTES, PhotometryError } from './fault.ts';
import { isIes, readIes } from './ies.ts';
import { readLdt } from './ldt.ts';
import type { PhotometricFile } from './photometricTable.ts';
import { isTm33, readTm33 } from './tm33.ts';

/** Content decides the format, not the name (D48). @throws {PhotometryError} and nothing else */
export function readPhotometry(bytes: Uint8Array): PhotometricFile {
  if (bytes.length > MAX_PHOTOMETRY_MEGABYTES * 2 ** 20) throw new PhotometryError('tooLarge', null);
  const text = decodedText(bytes);
  if (isTm33(text)) return readTm33(text);
  return isIes(text) ? readIes(text) : readLdt(text);
}
