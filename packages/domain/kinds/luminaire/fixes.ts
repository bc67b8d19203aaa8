import { type FixCandidate, fix } from '../../check/rule.ts';
import { distance } from '../../math/points.ts';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import type { LuminairePlacement } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm } from '../../units.ts';
import { type Axis, nearestPlace, pointAt } from '../rail/axis.ts';
import { followingLengths } from '../rail/followingLengths.ts';
import { findPlaced } from '../rail/geometry.ts';
import type { Point } from '../rail/heading.ts';
import { geometryOf } from '../rail/layout.ts';
import { MAX_LENGTH, MIN_LENGTH } from '../rail/length.ts';
import { findProblems } from '../rail/problems.ts';
import { STRAIGHT_ON } from '../rail/step.ts';
import { type Arrangement, arrange, type Dormant, type Luminaire } from './arrangement.ts';
import { type Bodies, bodyOf, EPSILON } from './body.ts';
import type { LuminaireFinding } from './luminaireFinding.ts';
import { placeIn, slotsOf } from './sliding.ts';
import { withStaying } from './staying.ts';

const quantityOf = ({ choices }: Plan, bindingId: string): number =>
  choices.bindings.find(({ id }) => id === bindingId)?.quantity ?? 0;

const boundTo = ({ luminaires }: Arrangement, bindingId: string): number =>
  luminaires.filter((luminaire) => luminaire.isPlaced && luminaire.bindingId === bindingId).length;

function helps(plan: Plan, before: Arrangement, bodies: Bodies, edit: PlanEdit, id: string): boolean {
  const { plan: after } = applyEdit(plan, edit);
  if (!after) return false;
  const occupied = new Set(arrange(after, bodies).luminaires.map((luminaire) => luminaire.id));
  return (
    occupied.has(id) &&
    before.luminaires.every((luminaire) => !luminaire.isPlaced || occupied.has(luminaire.id))
  );
}

function withOneMore(plan: Plan, before: Arrangement, bindingId: string) {
  const fixed = boundTo(before, bindingId);
  return fixed < quantityOf(plan, bindingId) ? [] : [{ id: bindingId, quantity: fixed + 1 }];
}

const standInOf = ({ luminaires }: Arrangement, bindingId: string): Luminaire | undefined =>
  luminaires.findLast((luminaire) => !luminaire.isPlaced && luminaire.bindingId === bindingId);

function placeFor({ layout }: Plan, arrangement: Arrangement, placement: LuminairePlacement, bodies: Bodies) {
  const geometry = geometryOf(layout);
  const { placed } = geometry;
  const own = findPlaced(geometry, placement.stepId);
  const body = bodyOf(bodies, placement.bindingId);
  const target: Point | undefined = own && pointAt(own.axis, placement.at);
  const away = (axis: Axis, at: Cm): Cm => (target ? distance(pointAt(axis, at), target) : 0);
  const standIn = standInOf(arrangement, placement.bindingId);
  const others = arrangement.luminaires.filter((luminaire) => luminaire !== standIn);
  let nearest: { index: number; stepId: string; at: Cm; away: Cm } | null = null;
  for (const rail of own ? [own, ...placed.filter((one) => one !== own)] : placed) {
    const along =
      rail === own ? placement.at : target ? nearestPlace(rail.axis, target) : rail.axis.length / 2;
    const at = placeIn(slotsOf(rail, others, body, bodies), along);
    if (at === null) continue;
    const found = { index: rail.index, stepId: rail.step.id, at, away: away(rail.axis, at) };
    if (rail === own) return found;
    if (!nearest || found.away < nearest.away) nearest = found;
  }
  return nearest;
}

function dormantFixes(plan: Plan, { placement, reason }: Dormant, bodies: Bodies): FixCandidate[] {
  const before = arrange(plan, bodies);
  const { id, bindingId, stepId, at } = placement;
  const fixes: FixCandidate[] = [];
  const arranged = { kind: 'arrange' as const, put: [], unplaced: [], quantities: [] };
  const standIn = standInOf(before, bindingId);
  const leaving = standIn ? [standIn] : [];
  const offer = (one: FixCandidate) => {
    if (helps(plan, before, bodies, one.edit, id)) fixes.push(one);
  };
  const putAt = (act: 'place' | 'move', one: LuminairePlacement) => {
    const quantities = withOneMore(plan, before, bindingId);
    return withStaying(
      plan,
      bodies,
      { ...arranged, act, put: [one], quantities },
      act === 'move' ? leaving : [],
    );
  };
  if (reason === 'tooMany') offer(fix('oneMore', {}, putAt('place', placement)));
  else {
    const to = placeFor(plan, before, placement, bodies);
    if (to) {
      const edit = putAt('move', { ...placement, stepId: to.stepId, at: to.at });
      offer(fix('move', { rail: to.index + 1, at: to.at }, edit));
    }
  }
  if (reason === 'beyondEnd') {
    const length = Math.ceil(at + bodyOf(bodies, bindingId).length / 2 - EPSILON);
    const following = followingLengths(plan.layout, stepId, length);
    const more = following && following.length > 0 && { following };
    if (following) offer(fix('lengthen', { length }, { kind: 'setLength', stepId, length, ...more }));
  }
  fixes.push(fix('giveBack', {}, { ...arranged, act: 'giveBack', unplaced: [id] }));
  const chosen = quantityOf(plan, bindingId);
  if (boundTo(before, bindingId) < chosen) {
    const quantities = [{ id: bindingId, quantity: chosen - 1 }];
    const edit = { ...arranged, act: 'remove' as const, unplaced: [id], quantities };
    fixes.push(fix('takeOut', {}, withStaying(plan, bodies, edit, leaving)));
  }
  return fixes;
}

function railFor(
  plan: Plan,
  bindingId: string,
  count: number,
  bodies: Bodies,
  newId: () => string,
): FixCandidate[] {
  const target = bodyOf(bodies, bindingId).length * count;
  const length = Math.max(MIN_LENGTH, Math.ceil(target / 100) * 100);
  if (!plan.layout.activeEnd || length > MAX_LENGTH) return [];
  const end = plan.layout.activeEnd;
  const edit: PlanEdit = { kind: 'add', id: newId(), end, shape: STRAIGHT_ON, length };
  const { plan: after } = applyEdit(plan, edit);
  if (!after || arrange(after, bodies).noRoom.has(bindingId)) return [];
  const isSound =
    findProblems(geometryOf(after.layout)).length <= findProblems(geometryOf(plan.layout)).length;
  return isSound ? [fix('addRail', { length }, edit)] : [];
}

export function luminaireFixes(
  plan: Plan,
  finding: LuminaireFinding,
  bodies: Bodies,
  newId: () => string,
): FixCandidate[] {
  if (finding.kind === 'dormant') return dormantFixes(plan, finding, bodies);
  const { bindingId, count } = finding;
  const quantity = quantityOf(plan, bindingId) - count;
  return [
    ...railFor(plan, bindingId, count, bodies, newId),
    fix(
      'takeOutSurplus',
      { count },
      { kind: 'setQuantity', collection: 'bindings', id: bindingId, quantity },
    ),
  ];
}
