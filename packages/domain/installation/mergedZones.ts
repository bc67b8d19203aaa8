import { findPlaced } from '../layout/geometry.ts';
import { geometryOf } from '../layout/layout.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import { heldCuts } from '../wiring/cut.ts';
import type { Supply } from '../wiring/roomPlace.ts';
import { type Zone, zonesOf } from '../wiring/zones.ts';

/** What changes rails or cuts that are there; what is drawn anew, or carried by the hand, is before one's eyes. */
const MERGING: readonly PlanEdit['kind'][] = [
  'setLength',
  'setShape',
  'remove',
  'removeLast',
  'turnIsland',
  'mirrorIsland',
];

const mayMerge = (edit: PlanEdit): boolean =>
  edit.kind === 'wire' ? edit.act === 'uncut' || edit.act === 'joinZone' : MERGING.includes(edit.kind);

/** Supplies in the middle of all sections of zones, each as high as its zone has its index: edits take them along. */
const marksOf = (zones: readonly Zone[]): Supply[] =>
  zones.flatMap(({ sections }, z) =>
    sections.map(({ stepId, from, to }) => ({ zone: { stepId, at: (from + to) / 2 }, x: 0, y: 0, z })),
  );

/**
 * The first two zones, by their indexes, of which an edit makes one; null where it makes none (D55).
 * @param isolatesJoins joins of D10 conduct nothing (D17)
 */
export function mergedBy(
  plan: Plan,
  edit: PlanEdit,
  isolatesJoins: boolean,
): readonly [number, number] | null {
  const { cuts, ownZones } = plan.wiring;
  if (cuts.length + ownZones.length === 0 || !mayMerge(edit)) return null;
  const zonesIn = ({ layout, wiring }: Plan) => {
    const geometry = geometryOf(layout);
    return zonesOf(geometry, heldCuts(geometry, wiring.cuts), wiring.ownZones, isolatesJoins);
  };
  const supplies = marksOf(zonesIn(plan).zones);
  const marked = edit.kind === 'wire' ? { ...edit, wiring: { ...edit.wiring, supplies } } : edit;
  const after = applyEdit({ ...plan, wiring: { ...plan.wiring, supplies } }, marked).plan;
  if (!after) return null;
  const { zoneAt } = zonesIn(after);
  const geometry = geometryOf(after.layout);
  const zoneBefore = new Map<number, number>();
  for (const { zone, z } of after.wiring.supplies) {
    const rail = findPlaced(geometry, zone.stepId);
    if (!rail || zone.at > rail.step.frameLength) continue;
    const known = zoneBefore.get(zoneAt(zone));
    if (known !== undefined && known !== z) return known < z ? [known, z] : [z, known];
    zoneBefore.set(zoneAt(zone), z);
  }
  return null;
}
