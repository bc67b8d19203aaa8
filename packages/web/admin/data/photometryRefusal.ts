import { PHOTOMETRY_FAULTS, PhotometryError, type PhotometryFault } from '@lumitor/domain/photometry/fault';
import { type FluxDoubt, fluxDoubt } from '@lumitor/domain/photometry/photometricTable';
import type { Refusal } from '@lumitor/domain/refusal';

export interface PhotometryRefusal {
  fault: PhotometryFault;
  /** Counted from 1; null for the whole file. */
  line: number | null;
  text: string;
}

const LONGEST_TEXT = 60;

async function lineIn(bytes: Uint8Array, line: number): Promise<string> {
  const { decodedText } = await import('@lumitor/domain/letters/decodedText');
  const lines = decodedText(bytes).split(/\r\n|\r|\n/);
  return (lines[line - 1] ?? '').trim();
}

const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

async function refusalAt(
  bytes: Uint8Array,
  fault: PhotometryFault,
  line: number | null,
  element: unknown,
): Promise<PhotometryRefusal> {
  if (line === null) return { fault, line, text: '' };
  return { fault, line, text: shortened(typeof element === 'string' ? element : await lineIn(bytes, line)) };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** `doubt` reports that the file contradicts itself. */
export async function lookInto(
  file: Blob,
): Promise<{ refusal: PhotometryRefusal | null; doubt: FluxDoubt | null }> {
  const [{ readPhotometry }, { fluxOf }] = await Promise.all([
    import('@lumitor/domain/photometry/readPhotometry'),
    import('@lumitor/domain/photometry/figures'),
  ]);
  const bytes = await bytesOf(file);
  try {
    const { table, stated } = readPhotometry(bytes);
    return { refusal: null, doubt: fluxDoubt(fluxOf(table), stated) };
  } catch (error) {
    if (error instanceof PhotometryError)
      return { refusal: await refusalAt(bytes, error.fault, error.line, error.element), doubt: null };
    throw error;
  }
}

const isFault = (value: unknown): value is PhotometryFault =>
  (PHOTOMETRY_FAULTS as readonly unknown[]).includes(value);

/** Null for a refusal other than photometric. */
export async function refusalText(
  refusal: (Refusal & Record<string, unknown>) | null,
  file: Blob,
): Promise<PhotometryRefusal | null> {
  const { fault, line, element }: Record<string, unknown> = refusal ?? {};
  if (!isFault(fault)) return null;
  return refusalAt(await bytesOf(file), fault, typeof line === 'number' ? line : null, element);
}
