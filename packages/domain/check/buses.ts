import { type BusCapacity, busSum, isCarried } from '../installation/buses.ts';
import { type BusUse, busUseOf } from '../installation/control.ts';
import { type Cut, cutsAtJoints } from '../kinds/cut/cut.ts';
import { cutWithGateways } from '../kinds/gateway/cutWithGateways.ts';
import { geometryOf } from '../kinds/rail/layout.ts';
import { itemAt } from '../math/lists.ts';
import { joinedStretches } from '../wiring/zones.ts';
import type { Examined } from './examine.ts';
import { found, whereIs } from './finding.ts';
import { fix, rule } from './rule.ts';

type Bused = Pick<Examined, 'plan' | 'installation' | 'catalogue'>;

const usesOf = ({ installation, catalogue }: Bused): BusUse[] => {
  const known = new Map(catalogue.bindings.map((binding) => [binding.id, busUseOf(binding)]));
  return installation.luminaires.map(({ bindingId }) => known.get(bindingId) ?? busUseOf());
};

const shareOf = ({ addresses, current }: BusCapacity, use: BusUse): number =>
  Math.max(use.addresses / addresses, use.busCurrent / current);

/**
 * Cuts that divide a circuit part among gateways: overfull branches lose their largest child branches. Null
 * if one stretch alone is overfull.
 */
function cutsFor(examined: Bused, capacity: BusCapacity, luminaire: number): Cut[] | null {
  const { plan, installation } = examined;
  const geometry = geometryOf(plan.layout);
  const { all, at, atEnd, isCut, partOf } = joinedStretches(
    geometry,
    cutsAtJoints(geometry, plan.wiring.cuts),
    false,
  );
  const part = partOf(at(itemAt(installation.luminaires, luminaire)));
  const loads: BusUse[] = all.map(() => ({ addresses: 0, busCurrent: 0 }));
  for (const [index, use] of usesOf(examined).entries()) {
    const stretch = at(itemAt(installation.luminaires, index));
    if (use.addresses > 0) loads[stretch] = busSum([itemAt(loads, stretch), use]);
  }
  const hanging = all.map((): number[] => []);
  for (const [index, { stepId, from, parent }] of all.entries())
    if (parent >= 0 && !isCut(stepId, from)) hanging[parent]?.push(index);
  const cutOff = new Set<number>();
  const share = (index: number) => shareOf(capacity, itemAt(loads, index));
  for (let index = all.length - 1; index >= 0; index--) {
    if (partOf(index) !== part) continue;
    if (!isCarried(capacity, itemAt(loads, index))) return null;
    for (const child of itemAt(hanging, index).toSorted((a, b) => share(a) - share(b))) {
      const both = busSum([itemAt(loads, index), itemAt(loads, child)]);
      if (isCarried(capacity, both)) loads[index] = both;
      else cutOff.add(child);
    }
  }
  const starts: number[] = [];
  for (const [index, { stepId, from, parent }] of all.entries())
    starts[index] = parent < 0 || cutOff.has(index) || isCut(stepId, from) ? index : itemAt(starts, parent);
  const onRails = [...cutOff].map((index): Cut => {
    const { stepId, from } = itemAt(all, index);
    return { stepId, at: from };
  });
  // Two ends that meet would rejoin the parts.
  const atEnds = geometry.joins.flatMap(({ first, second }): Cut[] => {
    const [a, b] = [first, second].map((end) => atEnd(itemAt(geometry.placed, end.index), end.end));
    const isOpen = partOf(a as number) === part && starts[a as number] !== starts[b as number];
    return isOpen ? [{ stepId: first.stepId, end: first.end }] : [];
  });
  return [...onRails, ...atEnds];
}

/** Surplus luminaires have no address (D56). */
export const overfullBuses = rule({
  kinds: ['busOverfull'],
  find(examined) {
    const { buses, luminaires: pieces } = examined.installation;
    if (!buses) return [];
    const uses = usesOf(examined);
    return buses.overfull.map((overfull) => {
      const { luminaires, without, addresses } = overfull;
      const first = itemAt(pieces, itemAt(luminaires, 0));
      const all = busSum(luminaires.map((index) => itemAt(uses, index)));
      const figures = {
        count: without.length,
        luminaire: first.number,
        addresses: all.addresses,
        carries: buses.capacity.addresses,
        current: all.busCurrent,
        mostCurrent: buses.capacity.current,
      };
      const where = without.map((index) => whereIs(itemAt(pieces, index)));
      const of = `${first.at} ${first.stepId}`;
      return { ...found('busOverfull', figures, { where, sizes: [addresses], of }), overfull };
    });
  },
  fixes(examined, { overfull: { luminaires } }) {
    const { plan, installation } = examined;
    const { buses } = installation;
    const cuts = buses && cutsFor(examined, buses.capacity, itemAt(luminaires, 0));
    if (!cuts || cuts.length === 0) return [];
    const wiring = { ...plan.wiring, cuts: [...plan.wiring.cuts, ...cuts] };
    const { edit, gateways } = cutWithGateways(examined, wiring);
    const count = cuts.length;
    return [
      gateways === null
        ? fix('cutBus', { count }, edit)
        : fix('cutBusForGateways', { count, gateways }, edit),
    ];
  },
});
