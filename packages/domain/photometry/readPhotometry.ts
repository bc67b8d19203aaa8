import { decodedText } from '../letters/decodedText.ts';
import { MAX_PHOTOMETRY_MEGABYTES, PhotometryError } from './fault.ts';
import { isIes, readIes } from './ies.ts';
import { readLdt } from './ldt.ts';
import type { PhotometricFile } from './photometricTable.ts';
import { isTm33, readTm33 } from './tm33.ts';

/**
 * The content decides the format, not the name (D48).
 * @param bytes UTF-8, or a single-byte encoding detected by its letters
 * @throws {PhotometryError} and nothing else
 */
export function readPhotometry(bytes: Uint8Array): PhotometricFile {
  if (bytes.length > MAX_PHOTOMETRY_MEGABYTES * 2 ** 20) throw new PhotometryError('tooLarge', null);
  const text = decodedText(bytes);
  if (isTm33(text)) return readTm33(text);
  return isIes(text) ? readIes(text) : readLdt(text);
}
