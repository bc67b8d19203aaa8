import type { Binding } from '../catalogue/article.ts';
import type { LineCatalogue } from '../catalogue/snapshot.ts';
import { geometryOf } from '../layout/layout.ts';
import { type Arrangement, arrange } from '../luminaires/arrangement.ts';
import { bodiesOf } from '../luminaires/body.ts';
import { counted } from '../math/groups.ts';
import type { Choices } from '../plan/choices.ts';
import type { Plan } from '../plan/plan.ts';
import type { Watts } from '../units.ts';
import { cutsAtJoints } from '../wiring/cut.ts';
import { zoneLoads, zonesOf } from '../wiring/zones.ts';
import { basisOf } from './basis.ts';

/** Watts of luminaires by their article's id; 0 of an unknown article. */
export type WattsOf = (bindingId: string) => number;

function wattsIn(bindings: readonly Pick<Binding, 'id' | 'power'>[]): WattsOf {
  const known = new Map(bindings.map(({ id, power }) => [id, power]));
  return (id) => known.get(id) ?? 0;
}

/** Watts of luminaires without a place; without a rail that is all of them (D26). */
export function unplacedWatts(
  { bindings }: Pick<Choices, 'bindings'>,
  { pieces, noRoom }: Arrangement,
  wattsOf: WattsOf,
): number {
  const placed = counted(pieces, ({ bindingId }) => bindingId);
  return bindings.reduce((sum, { id, quantity }) => {
    const without = noRoom.get(id) ?? quantity - (placed.get(id) ?? 0);
    return sum + without * wattsOf(id);
  }, 0);
}

/** Load of each zone of a plan (D55). */
export function planLoads(
  plan: Pick<Plan, 'layout' | 'choices' | 'placements' | 'wiring'>,
  catalogue: LineCatalogue,
): Watts[] {
  const { layout, choices, wiring } = plan;
  const geometry = geometryOf(layout);
  const cuts = cutsAtJoints(geometry, wiring.cuts);
  const isolatesJoins = basisOf(catalogue, choices).system?.type === 'dali';
  const zones = zonesOf(geometry, cuts, wiring.ownZones, isolatesJoins);
  const wattsOf = wattsIn(catalogue.bindings);
  const arrangement = arrange(plan, bodiesOf(catalogue.bindings));
  const pieces = arrangement.pieces.map((piece) => ({ ...piece, watts: wattsOf(piece.bindingId) }));
  return zoneLoads(zones, pieces, unplacedWatts(choices, arrangement, wattsOf));
}
