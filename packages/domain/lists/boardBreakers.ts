import type { Installation } from '../installation/installation.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { upTo } from '../math/lists.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Ampere } from '../units.ts';
import { breakerName, breakerRating, exceedsBreaker, mainsCurrent } from '../wiring/breakers.ts';
import { mainsGatewayCount, orderBreakers } from './cables.ts';

/** D55b. */
export interface BoardBreaker {
  number: number;
  name: string;
  /** B16 A; null if no breaker carries its supply. */
  rating: string | null;
  isLarger: boolean;
  devices: string;
  supplies: number;
  /** Sum of the supplies; null if their power is unknown, and for gateways. */
  current: Ampere | null;
}

const rangeOf = (names: readonly string[]): string => [...new Set([names[0], names.at(-1)])].join('–');

export function boardBreakers(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation,
): BoardBreaker[] {
  const { power } = page.order;
  const numbers = orderBreakers(page, installation.zones.length);
  const gateways = upTo(mainsGatewayCount(page, installation)).map(gatewayName);
  const ofSupplies = [...new Set(numbers.supplies)].map((number): BoardBreaker => {
    const names = numbers.supplies.flatMap((own, index) => (own === number ? [supplyName(index)] : []));
    return {
      number,
      name: breakerName(number),
      rating: breakerRating(power),
      isLarger: exceedsBreaker(power),
      devices: rangeOf(names),
      supplies: names.length,
      current: power > 0 ? names.length * mainsCurrent(power) : null,
    };
  });
  if (gateways.length === 0) return ofSupplies;
  const ofGateways = { rating: breakerRating(0), isLarger: false, supplies: 0, current: null };
  const number = numbers.gateways;
  return [...ofSupplies, { number, name: breakerName(number), devices: rangeOf(gateways), ...ofGateways }];
}
