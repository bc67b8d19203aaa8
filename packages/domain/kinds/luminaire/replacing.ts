import { counted, grouped } from '../../math/groups.ts';
import { type Chosen, MAX_QUANTITY } from '../../plan/choices.ts';
import { applyEdit, type PlanEdit } from '../../plan/editPlan.ts';
import { wholeTurn } from '../../plan/placement.ts';
import type { Plan } from '../../plan/plan.ts';
import { findPlaced } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import {
  type Arrangement,
  arrange,
  automaticTurn,
  type DormantReason,
  type Luminaire,
} from './arrangement.ts';
import { type Bodies, type Body, bodyOf, EPSILON, overlaps } from './body.ts';
import { type ArrangeEdit, placementOf, withStaying } from './staying.ts';

export type ReplaceScope = { ids: readonly string[] } | { articles: readonly string[] };

export type ReplaceRefusal = Extract<DormantReason, 'beyondEnd' | 'notOnBend' | 'overlaps'>;

export interface RefusedReplacement {
  luminaire: Luminaire;
  reason: ReplaceRefusal;
}

export interface Replacement {
  edit: PlanEdit | null;
  replaced: ReadonlyMap<string, number>;
  refused: readonly RefusedReplacement[];
  isTooMany: boolean;
}

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

export const replacedCount = ({ replaced }: Pick<Replacement, 'replaced'>): number => sum(replaced);

/**
 * Shrinking bodies free room first. Growing ones are tried along each rail; one that would overlap is
 * refused.
 */
function sorted(plan: Plan, all: readonly Luminaire[], requested: readonly Luminaire[], body: Body) {
  const geometry = geometryOf(plan.layout);
  const refused = new Map<Luminaire, ReplaceRefusal>();
  const growing = new Set<Luminaire>();
  const taken = new Map(all.map((one) => [one, 2 * one.reach]));
  for (const one of requested) {
    const axis = findPlaced(geometry, one.stepId)?.axis;
    const end = (axis?.length ?? 0) + EPSILON;
    if (one.at - body.length / 2 < -EPSILON || one.at + body.length / 2 > end) refused.set(one, 'beyondEnd');
    else if (axis?.kind === 'arc' && !body.fitsBent) refused.set(one, 'notOnBend');
    else if (body.length > 2 * one.reach) growing.add(one);
    else taken.set(one, body.length);
  }
  const onRail = grouped(all, ({ stepId }) => stepId);
  for (const one of [...growing].toSorted((a, b) => a.at - b.at)) {
    const isBlocked = onRail
      .get(one.stepId)
      ?.some((other) => other !== one && overlaps(one.at, body.length, other.at, taken.get(other) ?? 0));
    if (isBlocked) refused.set(one, 'overlaps');
    else taken.set(one, body.length);
  }
  return {
    fitting: requested.filter((one) => !refused.has(one)),
    refused: [...refused].map(([luminaire, reason]) => ({ luminaire, reason })),
  };
}

/** Aim or lit side stays for luminaires put by hand; others follow D45. */
function aimOf(one: Luminaire, from: Body, body: Body, room: Plan['room']) {
  if (!one.isPlaced) return { turn: automaticTurn(one, one.heading, body, room), tilt: 0 };
  const isSide = from.throwsTo !== undefined && body.throwsTo !== undefined;
  const turn = isSide ? wholeTurn(one.turn + (from.throwsTo ?? 0) - (body.throwsTo ?? 0)) : one.turn;
  return { turn, tilt: Math.min(one.tilt, body.tiltMax) };
}

const unplacedCounts = (
  bindings: readonly Chosen[],
  luminaires: readonly Luminaire[],
  scope: ReplaceScope,
) => {
  const placed = counted(luminaires, ({ bindingId }) => bindingId);
  return bindings.flatMap(({ id, quantity }) => {
    const count = quantity - (placed.get(id) ?? 0);
    return 'articles' in scope && scope.articles.includes(id) && count > 0 ? [[id, count] as const] : [];
  });
};

function atFormerPositions(
  plan: Plan,
  bodies: Bodies,
  edit: ArrangeEdit,
  before: Arrangement,
): ArrangeEdit | null {
  const whole = withStaying(plan, bodies, edit);
  const after = applyEdit(plan, whole).plan ?? plan;
  const dormant = new Set(arrange(after, bodies).dormant.map(({ placement }) => placement.id));
  const fixed = before.luminaires.filter(({ isPlaced }) => isPlaced);
  if (![...whole.put, ...(whole.staying ?? []), ...fixed].some(({ id }) => dormant.has(id))) return whole;
  const there = new Set(after.placements.map(({ id }) => id));
  const woken = before.dormant.flatMap(({ placement: { id } }) =>
    there.has(id) && !dormant.has(id) ? [id] : [],
  );
  if (woken.length === 0) return null;
  return atFormerPositions(plan, bodies, { ...edit, unplaced: [...edit.unplaced, ...woken] }, before);
}

function inListPlace(edit: ArrangeEdit, bindings: readonly Chosen[], by: string): PlanEdit {
  const leaving = edit.quantities.find(({ quantity }) => quantity === 0)?.id;
  if (leaving === undefined || bindings.some(({ id }) => id === by)) return edit;
  const swap = { kind: 'swap' as const, swaps: [{ collection: 'bindings' as const, id: leaving, by }] };
  return { kind: 'combined', act: 'replaceLuminaires', edits: [swap, edit] };
}

export function replaceLuminaires(plan: Plan, bodies: Bodies, scope: ReplaceScope, by: string): Replacement {
  const body = bodyOf(bodies, by);
  const before = arrange(plan, bodies);
  const { bindings } = plan.choices;
  const isRequested = ({ id, bindingId }: Luminaire): boolean =>
    bindingId !== by && ('ids' in scope ? scope.ids.includes(id) : scope.articles.includes(bindingId));
  const { fitting, refused } = sorted(plan, before.luminaires, before.luminaires.filter(isRequested), body);
  const replaced = new Map(counted(fitting, ({ bindingId }) => bindingId));
  for (const [id, count] of unplacedCounts(bindings, before.luminaires, scope))
    if (id !== by) replaced.set(id, (replaced.get(id) ?? 0) + count);
  const count = sum(replaced);
  const quantityOf = (id: string): number => bindings.find((one) => one.id === id)?.quantity ?? 0;
  const found = { replaced, refused, isTooMany: quantityOf(by) + count > MAX_QUANTITY };
  if (count === 0 || found.isTooMany) return { ...found, edit: null };
  const quantities = [
    ...[...replaced].map(([id, own]) => ({ id, quantity: quantityOf(id) - own })),
    { id: by, quantity: quantityOf(by) + count },
  ];
  const leaving = new Set(quantities.flatMap(({ id, quantity }) => (quantity === 0 ? [id] : [])));
  const put = fitting.map((one) =>
    placementOf({ ...one, bindingId: by, ...aimOf(one, bodyOf(bodies, one.bindingId), body, plan.room) }),
  );
  const unplaced = before.dormant.flatMap(({ placement: { id, bindingId } }) =>
    leaving.has(bindingId) ? [id] : [],
  );
  const edit = atFormerPositions(
    plan,
    bodies,
    { kind: 'arrange', act: 'replace', put, unplaced, quantities },
    before,
  );
  return { ...found, edit: edit && inListPlace(edit, bindings, by) };
}
