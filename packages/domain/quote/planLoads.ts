import type { Binding } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { cutsAtJoints } from '../kinds/cut/cut.ts';
import { type Arrangement, arrange, type Luminaire } from '../kinds/luminaire/arrangement.ts';
import { bodiesOf } from '../kinds/luminaire/body.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { counted } from '../math/groups.ts';
import type { Choices } from '../plan/choices.ts';
import type { Plan } from '../plan/plan.ts';
import type { Watt } from '../units.ts';
import { zoneLoads, zonesOf } from '../wiring/zones.ts';
import { basisOf } from './basis.ts';

export type WattsOf = (bindingId: string) => Watt;

function wattsIn(bindings: readonly Pick<Binding, 'id' | 'power'>[]): WattsOf {
  const known = new Map(bindings.map(({ id, power }) => [id, power]));
  return (id) => known.get(id) ?? 0;
}

export interface Unplaced {
  bindingId: string;
  quantity: number;
}

export function unplacedLuminaires(
  bindings: Choices['bindings'],
  luminaires: readonly Pick<Luminaire, 'bindingId'>[],
): Unplaced[] {
  const placed = counted(luminaires, ({ bindingId }) => bindingId);
  return bindings.flatMap(({ id, quantity }) => {
    const without = quantity - (placed.get(id) ?? 0);
    return without > 0 ? [{ bindingId: id, quantity: without }] : [];
  });
}

const wattsOfAll = (unplaced: readonly Unplaced[], wattsOf: WattsOf): Watt =>
  unplaced.reduce((sum, { bindingId, quantity }) => sum + quantity * wattsOf(bindingId), 0);

/** D26. */
export const unplacedWatts = (
  { bindings }: Pick<Choices, 'bindings'>,
  { luminaires }: Arrangement,
  wattsOf: WattsOf,
): Watt => wattsOfAll(unplacedLuminaires(bindings, luminaires), wattsOf);

/** Watts per zone (D55); without rails, one zone with all luminaires. */
export function planLoads(
  plan: Pick<Plan, 'layout' | 'choices' | 'placements' | 'wiring'>,
  catalogue: LineCatalogue,
): Watt[] {
  const { layout, choices, wiring } = plan;
  const geometry = geometryOf(layout);
  const cuts = cutsAtJoints(geometry, wiring.cuts);
  const isolatesJoins = basisOf(catalogue, choices).system?.type === 'dali';
  const zones = zonesOf(geometry, cuts, wiring.ownZones, isolatesJoins);
  const wattsOf = wattsIn(catalogue.bindings);
  const arrangement = arrange(plan, bodiesOf(catalogue.bindings));
  const luminaires = arrangement.luminaires.map((luminaire) => ({
    ...luminaire,
    watts: wattsOf(luminaire.bindingId),
  }));
  return zoneLoads(zones, luminaires, unplacedWatts(choices, arrangement, wattsOf));
}
