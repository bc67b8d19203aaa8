import {
  type BusUses,
  busUseOf,
  DALI_ADDRESSES,
  DALI_BUS_CURRENT,
  gatewaysFor,
} from '../installation/control.ts';
import { counted } from '../math/groups.ts';
import { gatewaysOf, MAX_GATEWAYS } from '../plan/choices.ts';
import { chosenIn } from '../quote/basis.ts';
import type { Examined } from './examine.ts';
import { found } from './finding.ts';
import { fix, rule } from './rule.ts';

type Controlled = Pick<Examined, 'plan' | 'catalogue' | 'installation'>;

/** How many gateways the chosen luminaires take, and what one carries; null where nothing limits them (D56). */
export function gatewayBudget({ plan: { choices }, catalogue, installation }: Controlled): {
  needed: number;
  luminaires: number;
  addresses: number;
  /** mA. */
  current: number;
  /** Luminaires or addresses that one gateway carries. */
  carries: number;
} | null {
  const { system, gateway } = chosenIn(catalogue, choices);
  const useOf = (wanted: string) => busUseOf(catalogue.bindings.find(({ id }) => id === wanted));
  const placed = counted(installation.pieces, ({ bindingId }) => bindingId);
  // Addresses are given out along the rails, and then to what has no place on them.
  const uses: BusUses[] = [
    ...installation.pieces.map(({ bindingId }) => ({ ...useOf(bindingId), quantity: 1 })),
    ...choices.bindings.map(({ id, quantity }) => ({
      ...useOf(id),
      quantity: quantity - (placed.get(id) ?? 0),
    })),
  ];
  const total = (of: (use: BusUses) => number) => uses.reduce((sum, use) => sum + of(use) * use.quantity, 0);
  const sum = {
    luminaires: total(() => 1),
    addresses: total(({ addresses }) => addresses),
    current: total(({ busCurrent }) => busCurrent),
  };
  if (system?.type === 'dali') return { ...sum, needed: gatewaysFor(uses), carries: DALI_ADDRESSES };
  if (system?.type !== 'zigbee' || gateway?.maxLuminaires === undefined) return null;
  return {
    ...sum,
    needed: Math.ceil(sum.luminaires / gateway.maxLuminaires),
    carries: gateway.maxLuminaires,
  };
}

/** More luminaires than the gateways carry, whether one is chosen yet or not (D27, D56). */
export const fullGateways = rule({
  kinds: ['gatewayFull'],
  find(examined) {
    const budget = gatewayBudget(examined);
    const gateways = gatewaysOf(examined.plan.choices);
    if (!budget || budget.needed <= gateways) return [];
    const { luminaires, addresses, current, carries, needed } = budget;
    const figures = {
      luminaires,
      addresses,
      current,
      carries,
      mostCurrent: DALI_BUS_CURRENT,
      gateways,
      needed: Math.min(needed, MAX_GATEWAYS),
    };
    return [found('gatewayFull', figures, { sizes: [needed - gateways] })];
  },
  /** As many as the luminaires take. */
  fixes({ plan: { choices } }, { figures }) {
    const needed = Number(figures.needed);
    if (needed <= gatewaysOf(choices)) return [];
    return [fix('gateways', { count: needed }, { kind: 'setGatewayQuantity', quantity: needed })];
  },
});
