import type { Omission } from './omissions.ts';

/** Limits with expanded blocks (D73). */
export const MAX_ENTITIES = 200_000;
export const MAX_POINTS = 2_000_000;
export const MAX_SEEN = 20_000;

export type DxfFault =
  | { kind: 'dwg' | 'binaryDxf' }
  | { kind: 'brokenDxf'; line: number }
  | { kind: 'tooManyEntities'; most: number }
  | { kind: 'tooWide'; kilometres: number }
  | { kind: 'emptyDxf'; omissions: readonly Omission[] };

/** Only error for a refused DXF file (D73). */
export class UnreadableDxf extends Error {
  readonly fault: DxfFault;
  constructor(fault: DxfFault) {
    super(`The file is not a floor plan: ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}

export const brokenAt = (line: number): UnreadableDxf => new UnreadableDxf({ kind: 'brokenDxf', line });
