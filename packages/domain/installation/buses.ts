import type { Cut } from '../kinds/cut/cut.ts';
import type { RunPlace } from '../kinds/feed/feed.ts';
import type { Geometry } from '../kinds/rail/geometry.ts';
import { grouped } from '../math/groups.ts';
import { itemAt } from '../math/lists.ts';
import { circuitPartAt } from '../wiring/zones.ts';
import type { BusUse } from './control.ts';

export interface BusCapacity {
  addresses: number;
  current: number;
}

/** IEC 62386-101 (D56). */
export const USUAL_BUS_CAPACITY: BusCapacity = { addresses: 64, current: 250 };

export const busCapacityOf = (
  article: { addresses?: number | undefined; current?: number | undefined } | null = null,
): BusCapacity => ({
  addresses: article?.addresses ?? USUAL_BUS_CAPACITY.addresses,
  current: article?.current ?? USUAL_BUS_CAPACITY.current,
});

export interface BusPlace {
  gateway: number;
  address: number;
}

export interface OverfullPart {
  without: number[];
  addresses: number;
  luminaires: number[];
}

/** Derived, never stored (D56). */
export interface Buses {
  capacity: BusCapacity;
  gateways: BusUse[];
  parts: number[];
  /** Null without an address. */
  places: (BusPlace | null)[];
  /** Null if no gateway has room. */
  unplaced: (BusPlace | null)[][];
  overfull: OverfullPart[];
}

export interface BusesProps {
  geometry: Geometry;
  cuts: readonly Cut[];
  luminaires: readonly (BusUse & RunPlace)[];
  unplaced: readonly (BusUse & { quantity: number })[];
  capacity: BusCapacity;
}

interface Gateway extends BusUse {
  number: number;
  isClosed: boolean;
}

export const busSum = (uses: readonly BusUse[]): BusUse => ({
  addresses: uses.reduce((sum, one) => sum + one.addresses, 0),
  busCurrent: uses.reduce((sum, one) => sum + one.busCurrent, 0),
});

/** Sums of decimal currents have a tail of binary fractions. */
const SAME_CURRENT = 1e-6;

export const isCarried = (
  { addresses, current }: BusCapacity,
  more: BusUse,
  taken: BusUse = { addresses: 0, busCurrent: 0 },
): boolean =>
  taken.addresses + more.addresses <= addresses &&
  taken.busCurrent + more.busCurrent <= current + SAME_CURRENT;

function luminairesOfParts(
  { geometry, luminaires }: Pick<BusesProps, 'geometry' | 'luminaires'>,
  parts: readonly number[],
): number[][] {
  const railOf = (index: number) => geometry.indexOf.get(itemAt(luminaires, index).stepId) ?? -1;
  const onBus = luminaires.flatMap(({ addresses }, index) => (addresses > 0 ? [index] : []));
  const byPart = [...grouped(onBus, (index) => itemAt(parts, index))];
  return byPart
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) =>
      own.toSorted(
        (a, b) => railOf(a) - railOf(b) || itemAt(luminaires, a).at - itemAt(luminaires, b).at || a - b,
      ),
    );
}

/**
 * Assigns parts in order, each to the first gateway with room for all of it, else to a new one (D56). A part
 * too large for an empty gateway gets one alone; luminaires after the first that does not fit have no
 * address.
 */
export function busesOf(props: BusesProps): Buses {
  const { geometry, cuts, luminaires, unplaced, capacity } = props;
  const parts = luminaires.map(circuitPartAt(geometry, cuts));
  const gateways: Gateway[] = [];
  const openGateway = (isClosed: boolean): Gateway => {
    const gateway = { number: gateways.length + 1, isClosed, addresses: 0, busCurrent: 0 };
    gateways.push(gateway);
    return gateway;
  };
  const gatewayFor = (need: BusUse): Gateway =>
    gateways.find((one) => !one.isClosed && isCarried(capacity, need, one)) ??
    openGateway(!isCarried(capacity, need));
  const put = (gateway: Gateway, use: BusUse): BusPlace | null => {
    if (!isCarried(capacity, use, gateway)) return null;
    const place = { gateway: gateway.number, address: gateway.addresses };
    gateway.addresses += use.addresses;
    gateway.busCurrent += use.busCurrent;
    return place;
  };

  const places: (BusPlace | null)[] = luminaires.map(() => null);
  const overfull: OverfullPart[] = [];
  for (const part of luminairesOfParts(props, parts)) {
    const gateway = gatewayFor(busSum(part.map((index) => itemAt(luminaires, index))));
    let next = 0;
    for (; next < part.length; next++) {
      const index = itemAt(part, next);
      const place = put(gateway, itemAt(luminaires, index));
      if (!place) break;
      places[index] = place;
    }
    const without = part.slice(next);
    const { addresses } = busSum(without.map((index) => itemAt(luminaires, index)));
    if (without.length > 0) overfull.push({ without, addresses, luminaires: part });
  }
  const unplacedPlaces = unplaced.map((use) =>
    Array.from({ length: Math.max(0, use.quantity) }, () =>
      use.addresses === 0 ? null : put(gatewayFor(use), use),
    ),
  );
  return {
    capacity,
    parts,
    places,
    unplaced: unplacedPlaces,
    gateways: gateways.map(({ addresses, busCurrent }) => ({ addresses, busCurrent })),
    overfull,
  };
}
