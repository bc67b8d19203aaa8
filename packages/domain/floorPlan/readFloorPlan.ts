import { drawDxf } from './drawDxf.ts';
import { type DxfDocument, readDxfDocument } from './dxfDocument.ts';
import { dxfText } from './dxfText.ts';
import type { FloorPlan } from './floorPlan.ts';
import { type PlanUnit, UNITS, unitOf } from './units.ts';

/** A floor plan in one unit of length. */
export interface Proposal {
  unit: PlanUnit;
  plan: FloorPlan;
}

/** A floor plan that was read: in the unit that the file tells, or in the two that it may be drawn in. */
export type ReadFloorPlan = { sure: Proposal } | { proposals: readonly [Proposal, Proposal] };

const inUnit = (document: DxfDocument, unit: PlanUnit): Proposal => ({
  unit,
  plan: drawDxf(document, UNITS[unit]),
});

/** The document in another unit that was chosen. @throws UnreadableDxf */
export const drawnIn = inUnit;

/**
 * Reads a DXF file (D73).
 * @returns what was read, and the document, of which it can be drawn in another unit
 * @throws {UnreadableDxf} and nothing else
 */
export function readFloorPlan(bytes: Uint8Array): { document: DxfDocument; read: ReadFloorPlan } {
  const document = readDxfDocument(dxfText(bytes));
  const drawn = inUnit(document, 'mm');
  const known = unitOf(document, Math.max(drawn.plan.width, drawn.plan.height) / UNITS.mm);
  const of = (unit: PlanUnit) => (unit === drawn.unit ? drawn : inUnit(document, unit));
  if ('unit' in known) return { document, read: { sure: of(known.unit) } };
  const [first, second] = known.proposals;
  return { document, read: { proposals: [of(first), of(second)] } };
}
