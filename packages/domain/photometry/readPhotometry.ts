import { MAX_PHOTOMETRY_MEGABYTES, PhotometryError } from './fault.ts';
import { isIes, readIes } from './ies.ts';
import { readLdt } from './ldt.ts';
import type { PhotometricFile } from './photometricTable.ts';
import { isTm33, readTm33 } from './tm33.ts';

/** Of every platform, though the language itself has none. */
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads a photometric file by its content, whatever it is called (D48).
 *
 * @param bytes UTF-8 or Windows-1252
 * @throws {PhotometryError} and nothing else
 */
export function readPhotometry(bytes: Uint8Array): PhotometricFile {
  if (bytes.length > MAX_PHOTOMETRY_MEGABYTES * 2 ** 20) throw new PhotometryError('tooLarge', null);
  const text = textOf(bytes);
  if (isTm33(text)) return readTm33(text);
  return isIes(text) ? readIes(text) : readLdt(text);
}
