import type { Examined } from '../../check/examine.ts';
import { found } from '../../check/finding.ts';
import { fix, rule } from '../../check/rule.ts';
import { busUseOf } from '../../installation/control.ts';
import { gatewaysOf, MAX_GATEWAYS } from '../../plan/choices.ts';
import { chosenIn } from '../../quote/basis.ts';

type Controlled = Pick<Examined, 'plan' | 'catalogue' | 'installation'>;

export interface GatewayBudget {
  needed: number;
  luminaires: number;
  addresses: number;
  /** mA. */
  current: number;
  carries: number;
  mostCurrent: number;
}

export function gatewayBudget({
  plan: { choices },
  catalogue,
  installation: { buses },
}: Controlled): GatewayBudget | null {
  const { system, gateway } = chosenIn(catalogue, choices);
  const uses = choices.bindings.map(({ id, quantity }) => ({
    quantity,
    ...busUseOf(catalogue.bindings.find((one) => one.id === id)),
  }));
  const total = (figureOf: (use: (typeof uses)[number]) => number) =>
    uses.reduce((sum, use) => sum + figureOf(use) * use.quantity, 0);
  const sum = {
    luminaires: total(() => 1),
    addresses: total(({ addresses }) => addresses),
    current: total(({ busCurrent }) => busCurrent),
  };
  if (buses) {
    const { addresses, current } = buses.capacity;
    return { ...sum, needed: buses.gateways.length, carries: addresses, mostCurrent: current };
  }
  if (system?.type !== 'zigbee' || gateway?.maxLuminaires === undefined) return null;
  return {
    ...sum,
    needed: Math.ceil(sum.luminaires / gateway.maxLuminaires),
    carries: gateway.maxLuminaires,
    mostCurrent: 0,
  };
}

/** Also before a gateway is chosen (D27, D56). */
export const fullGateways = rule({
  kinds: ['gatewayFull'],
  find(examined) {
    const budget = gatewayBudget(examined);
    const gateways = gatewaysOf(examined.plan.choices);
    if (!budget || budget.needed <= gateways) return [];
    const { luminaires, addresses, current, carries, mostCurrent, needed } = budget;
    const figures = {
      luminaires,
      addresses,
      current,
      carries,
      mostCurrent,
      gateways,
      needed: Math.min(needed, MAX_GATEWAYS),
    };
    return [found('gatewayFull', figures, { sizes: [needed - gateways] })];
  },
  fixes({ plan: { choices } }, { figures }) {
    const needed = Number(figures.needed);
    if (needed <= gatewaysOf(choices)) return [];
    return [fix('gateways', { count: needed }, { kind: 'setGatewayQuantity', quantity: needed })];
  },
});
