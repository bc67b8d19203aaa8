import type { Cm } from '../units.ts';
import { drawDxf } from './drawDxf.ts';
import { unitOfDimension } from './dxfDimension.ts';
import { type DxfDocument, readDxfDocument } from './dxfDocument.ts';
import { dxfText } from './dxfText.ts';
import type { FloorPlan } from './floorPlan.ts';
import { type PlanUnit, UNITS, type UnitEvidence, unitOf } from './units.ts';

export interface PlanProposal {
  unit: PlanUnit;
  plan: FloorPlan;
}

export type ReadFloorPlan = { sure: PlanProposal } | { proposals: readonly [PlanProposal, PlanProposal] };

const drawn = (document: DxfDocument, unit: PlanUnit) => ({ unit, ...drawDxf(document, UNITS[unit]) });

export function drawnIn(document: DxfDocument, unit: PlanUnit): PlanProposal {
  return { unit, plan: drawDxf(document, UNITS[unit]).plan };
}

function evidenceOf(
  document: DxfDocument,
  { plan, furniture, unit }: ReturnType<typeof drawn>,
): UnitEvidence {
  const { units, measurement, isInFeet, lengths, dimensionStyles } = document;
  const inUnits = (length: Cm) => length / UNITS[unit];
  return {
    units,
    measurement,
    isInFeet,
    dimensions: lengths.flatMap((length) => unitOfDimension(length, dimensionStyles) ?? []),
    doors: plan.openings.flatMap(({ kind, width }) => (kind === 'door' ? [inUnits(width)] : [])),
    furniture: furniture.map((one) => ({ ...one, length: inUnits(one.length) })),
    size: inUnits(Math.max(plan.width, plan.height)),
  };
}

/**
 * Draws in millimetres first, gathers evidence of the unit, and redraws only if the unit differs.
 * @throws {UnreadableDxf} and nothing else
 */
export function readFloorPlan(bytes: Uint8Array): { document: DxfDocument; read: ReadFloorPlan } {
  const document = readDxfDocument(dxfText(bytes));
  const measured = drawn(document, 'mm');
  const known = unitOf(evidenceOf(document, measured));
  const proposalIn = (unit: PlanUnit) =>
    unit === 'mm' ? { unit, plan: measured.plan } : drawnIn(document, unit);
  if ('unit' in known) return { document, read: { sure: proposalIn(known.unit) } };
  const [first, second] = known.proposals;
  return { document, read: { proposals: [proposalIn(first), proposalIn(second)] } };
}
