import type { Omission } from './omissions.ts';

/** Most that a floor plan has once its blocks are drawn (D73): things, and the points of all their lines. */
export const MAX_ENTITIES = 200_000;
export const MAX_POINTS = 2_000_000;
/** Words and fills that are read at all, in the file and then as they are drawn: what is more is left out. */
export const MAX_SEEN = 20_000;

/** Why a file is no floor plan; the texts of section `floorPlan` have a sentence with the remedy for each. */
export type DxfFault =
  /** It is DWG, or DXF that is not text. */
  | { kind: 'dwg' | 'binaryDxf' }
  /** It is not as DXF is written, or ends too early. @param line near which that is */
  | { kind: 'brokenDxf'; line: number }
  | { kind: 'tooManyEntities'; most: number }
  /** It is larger than a floor plan may be. */
  | { kind: 'tooWide'; kilometres: number }
  /** Nothing is drawn in it that could be shown; with what it has instead. */
  | { kind: 'emptyDxf'; omissions: readonly Omission[] };

/** The one error with which a DXF file is refused (D73). */
export class UnreadableDxf extends Error {
  readonly fault: DxfFault;
  constructor(fault: DxfFault) {
    super(`The file is no floor plan: ${JSON.stringify(fault)}`);
    this.fault = fault;
  }
}

export const brokenAt = (line: number): UnreadableDxf => new UnreadableDxf({ kind: 'brokenDxf', line });
