import { grouped } from '../../math/groups.ts';
import type { Plan } from '../../plan/plan.ts';
import type { Cm } from '../../units.ts';
import { type Axis, nearestPlace, pointAt } from '../rail/axis.ts';
import { findPlaced } from '../rail/geometry.ts';
import { geometryOf } from '../rail/layout.ts';
import { arrange, type Luminaire } from './arrangement.ts';
import { type Arranging, put } from './arranging.ts';
import { automaticPlaces } from './automatic.ts';
import type { DesiredPlacement } from './becoming.ts';
import { type Bodies, EPSILON } from './body.ts';

const placeOf = ({ layout }: Plan, stepId: string) => findPlaced(geometryOf(layout), stepId);

const along = (a: Luminaire, b: Luminaire): number => a.at - b.at;

const byStep = (luminaires: readonly Luminaire[]) =>
  grouped(luminaires.toSorted(along), ({ stepId }) => stepId);

const desiredAt = (luminaire: Luminaire, at: Cm): DesiredPlacement => ({ ...luminaire, luminaire, at });

export function distribute(
  plan: Plan,
  bodies: Bodies,
  luminaires: readonly Luminaire[],
  newId: () => string,
): Arranging {
  const chosen = new Set(luminaires.map(({ id }) => id));
  const others = byStep(arrange(plan, bodies).luminaires.filter(({ id }) => !chosen.has(id)));
  const desired = [...byStep(luminaires)].flatMap(([stepId, own]) => {
    const length = placeOf(plan, stepId)?.axis.length ?? 0;
    const between = others.get(stepId) ?? [];
    const stretchOf = ({ at }: Luminaire) => between.filter((other) => other.at <= at).length;
    return [...grouped(own, stretchOf)].flatMap(([index, within]) => {
      const [before, after] = [between[index - 1], between[index]];
      const from = before ? before.at + before.reach : 0;
      const to = after ? after.at - after.reach : length;
      const gap = (to - from - within.reduce((sum, { reach }) => sum + 2 * reach, 0)) / within.length;
      let end = from - gap / 2;
      return within.map((luminaire) => {
        const at = end + gap + luminaire.reach;
        end = at + luminaire.reach;
        return desiredAt(luminaire, at);
      });
    });
  });
  return put(plan, bodies, 'distribute', desired, newId);
}

export function spaceBy(
  plan: Plan,
  bodies: Bodies,
  luminaires: readonly Luminaire[],
  distance: Cm,
  newId: () => string,
): Arranging {
  const desired: DesiredPlacement[] = [];
  for (const [stepId, own] of byStep(luminaires)) {
    const length = placeOf(plan, stepId)?.axis.length ?? 0;
    const [first] = own;
    for (const [index, luminaire] of own.entries()) {
      const before = own[index - 1];
      const at = (first?.at ?? 0) + index * distance;
      if (before && before.reach + luminaire.reach > distance + EPSILON) return { fault: 'tooClose' };
      if (at + luminaire.reach > length + EPSILON) return { fault: 'tooFarApart' };
      desired.push(desiredAt(luminaire, at));
    }
  }
  return put(plan, bodies, 'distribute', desired, newId);
}

/** Automatic luminaires are removed first, then those put last. */
export function spread(
  plan: Plan,
  bodies: Bodies,
  { bindingId, stepId, count }: { bindingId: string; stepId: string; count: number },
  newId: () => string,
): Arranging {
  const place = placeOf(plan, stepId);
  if (!place) return { fault: 'noStep' };
  const { luminaires } = arrange(plan, bodies);
  const here = luminaires.filter((luminaire) => luminaire.stepId === stepId);
  const own = here.filter((luminaire) => luminaire.bindingId === bindingId);
  const others = here.filter((luminaire) => luminaire.bindingId !== bindingId);
  const { places } = automaticPlaces([place], new Map([[stepId, others]]), [{ bindingId, count }], bodies);
  if (places.length < count) return { fault: 'doesNotFit' };
  const stored = own.slice(0, count).toSorted(along);
  const desired = places.map(({ at }, index): DesiredPlacement => {
    const luminaire = stored[index];
    return luminaire ? desiredAt(luminaire, at) : { bindingId, stepId, at, turn: 0, tilt: 0 };
  });
  return put(plan, bodies, 'distribute', desired, newId, own.slice(count));
}

const isParallel = (a: Axis, b: Axis): boolean =>
  a.kind === 'line' && b.kind === 'line' && (a.heading - b.heading) % 2 === 0;

export function align(
  plan: Plan,
  bodies: Bodies,
  luminaires: readonly Luminaire[],
  newId: () => string,
): Arranging {
  const [first, ...rest] = luminaires;
  const to = first && placeOf(plan, first.stepId)?.axis;
  if (!to) return { fault: 'notParallel' };
  if (byStep(luminaires).size < luminaires.length) return { fault: 'severalOnRail' };
  const desired = [desiredAt(first, first.at)];
  for (const luminaire of rest) {
    const axis = placeOf(plan, luminaire.stepId)?.axis;
    if (!axis || !isParallel(axis, to)) return { fault: 'notParallel' };
    const at = nearestPlace(axis, first);
    const { x, y } = pointAt(axis, at);
    const off = to.heading % 2 === 0 ? x - first.x : y - first.y;
    if (Math.abs(off) > EPSILON) return { fault: 'beyondEnd' };
    desired.push(desiredAt(luminaire, at));
  }
  return rest.length === 0 ? { fault: 'notParallel' } : put(plan, bodies, 'align', desired, newId);
}
