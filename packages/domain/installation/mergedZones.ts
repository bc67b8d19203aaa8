import { cutsAtJoints, openJoins } from '../kinds/cut/cut.ts';
import { findPlaced, type Geometry } from '../kinds/rail/geometry.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import type { Supply } from '../kinds/supply/supply.ts';
import { itemAt } from '../math/lists.ts';
import { applyEdit, type PlanEdit } from '../plan/editPlan.ts';
import type { Plan } from '../plan/plan.ts';
import { stretchesOf } from '../wiring/stretches.ts';
import type { Parting } from '../wiring/wiring.ts';
import { joinedStretches, type ZoneSection, zonesOf } from '../wiring/zones.ts';

/**
 * Edits that may merge zones unseen, so that they request confirmation (D55). Drawing and dragging show it.
 */
const TURNING: readonly PlanEdit['kind'][] = ['turnIsland', 'mirrorIsland'];
const MERGING: readonly PlanEdit['kind'][] = ['setLength', 'setShape', 'remove', 'removeLast', ...TURNING];

const mayMerge = (edit: PlanEdit): boolean =>
  edit.kind === 'wire' ? edit.act === 'uncut' || edit.act === 'joinZone' : MERGING.includes(edit.kind);

/** Plan after an edit; each mark is a place on its rails, with the zone before the edit as `z`. */
interface Traced {
  after: Plan;
  marks: Supply[];
}

const zonesIn = ({ layout, wiring }: Plan, isolatesJoins: boolean) => {
  const geometry = geometryOf(layout);
  return zonesOf(geometry, cutsAtJoints(geometry, wiring.cuts), wiring.ownZones, isolatesJoins);
};

/**
 * Finds where sections go in an edit: supplies follow their rails through any edit (0084), so one is put in
 * the middle of each section.
 */
function traced(
  plan: Plan,
  edit: PlanEdit,
  isolatesJoins: boolean,
  parts: readonly ZoneSection[],
): Traced | null {
  const { zoneAt } = zonesIn(plan, isolatesJoins);
  const supplies = parts.map(({ stepId, from, to }): Supply => {
    const zone = { stepId, at: (from + to) / 2 };
    return { zone, x: 0, y: 0, z: zoneAt(zone) };
  });
  const marked = edit.kind === 'wire' ? { ...edit, wiring: { ...edit.wiring, supplies } } : edit;
  const after = applyEdit({ ...plan, wiring: { ...plan.wiring, supplies } }, marked).plan;
  if (!after) return null;
  const geometry = geometryOf(after.layout);
  const marks = after.wiring.supplies.filter(({ zone }) => {
    const rail = findPlaced(geometry, zone.stepId);
    return rail && zone.at <= rail.step.frameLength;
  });
  return { after, marks };
}

/** First two zones whose marks share a zone after the edit. */
function mergedIn(plan: Plan, edit: PlanEdit, isolatesJoins: boolean): readonly [number, number] | null {
  const before = zonesIn(plan, isolatesJoins).zones;
  const sections = before.flatMap((zone) => zone.sections);
  const trace = traced(plan, edit, isolatesJoins, sections);
  if (!trace) return null;
  const { after, marks } = trace;
  const { zones, zoneAt } = zonesIn(after, isolatesJoins);
  // A cut on a reversed rail can move past a short section's middle.
  if (TURNING.includes(edit.kind) && zones.length === before.length) return null;
  const zoneBefore = new Map<number, number>();
  for (const { zone, z } of marks) {
    const known = zoneBefore.get(zoneAt(zone));
    if (known !== undefined && known !== z) return known < z ? [known, z] : [z, known];
    zoneBefore.set(zoneAt(zone), z);
  }
  return null;
}

/** @param isolatesJoins joins of D10 isolate (D17) */
export function mergedBy(
  plan: Plan,
  edit: PlanEdit,
  isolatesJoins: boolean,
): readonly [number, number] | null {
  const { cuts, ownZones } = plan.wiring;
  if (cuts.length + ownZones.length === 0 || !mayMerge(edit)) return null;
  return mergedIn(plan, edit, isolatesJoins);
}

/**
 * Cuts and own zones that separate what the edit merges: joints between stretches of different former zones.
 * A stretch without a mark has its parent's zone.
 */
function partingIn({ after, marks }: Traced, isolatesJoins: boolean): Parting {
  const geometry = geometryOf(after.layout);
  const fixed = cutsAtJoints(geometry, after.wiring.cuts);
  const { all, at, atEnd, isCut } = joinedStretches(geometry, fixed, isolatesJoins);
  const zones: number[] = [];
  for (const { zone, z } of marks) zones[at(zone)] ??= z;
  const shared = all.findIndex(({ parent, stepId }) => parent < 0 && !after.wiring.ownZones.includes(stepId));
  for (const [index, { parent }] of all.entries()) zones[index] ??= zones[parent] ?? 0;
  const joints = all.flatMap(({ stepId, from, parent }, index) =>
    parent >= 0 && zones[index] !== zones[parent] && !isCut(stepId, from) ? [{ stepId, at: from }] : [],
  );
  const zoneOf = (end: Geometry['joins'][number]['first']) =>
    zones[atEnd(itemAt(geometry.placed, end.index), end.end)];
  const joins = (isolatesJoins ? [] : openJoins(geometry, fixed)).flatMap(({ first, second }) =>
    zoneOf(first) === zoneOf(second) ? [] : [{ stepId: first.stepId, end: first.end }],
  );
  const islands = all.flatMap(({ stepId, parent }, index) =>
    parent < 0 && zones[index] !== zones[shared] && !after.wiring.ownZones.includes(stepId) ? [stepId] : [],
  );
  return { cuts: [...joints, ...joins], ownZones: islands };
}

/** Null if impossible, as when the edit closes the cut (D55). */
export function withSeparateZones(
  plan: Plan,
  edit: PlanEdit,
  isolatesJoins: boolean,
): (PlanEdit & { parting: Parting }) | null {
  if (edit.kind === 'wire') return null;
  const trace = traced(plan, edit, isolatesJoins, stretchesOf(geometryOf(plan.layout)).all);
  if (!trace) return null;
  const parted = { ...edit, parting: partingIn(trace, isolatesJoins) };
  return mergedIn(plan, parted, isolatesJoins) ? null : parted;
}
