import type { BusPlace } from '../installation/buses.ts';
import { boughtGateways } from '../installation/control.ts';
import { gatewaysNeeded, type Installation, type InstalledFeed } from '../installation/installation.ts';
import { hangOf, lightHeight } from '../luminaires/aim.ts';
import { grouped } from '../math/groups.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { breakerName, breakerNumbers } from '../wiring/breakers.ts';
import { proposedCable } from '../wiring/roomPlace.ts';
import { busPlaceInWords, gatewayName, supplyName } from './installationWords.ts';

/** Of a bus, in mm²: with it one may be as long as IEC 62386-101 has it, 300 m. */
export const BUS_CONDUCTOR = 1.5;

/** Terminal marks of a supply's input and output, of the rail and of the bus (D55c). */
export const TERMINALS = { mains: 'L/N', earth: 'PE', output: '+/−', rail: 'L+/L−', bus: 'DA+/DA−' };

/** Of the cable of a feed. @param number as of the feed, from 1 */
export const feedCableName = (number: number): string => `W${number}`;

/** Of a cable of the mains, which count on from those of feeds. @param index of the supply, from 0; gateways come after supplies */
export const mainsName = ({ feeds }: Pick<Installation, 'feeds'>, index: number): string =>
  feedCableName(feeds.length + index + 1);

/** How many gateways the buses need; of those that are bought beyond, only the first counts. */
export const gatewayCount = (
  { order, plan }: Pick<ShownOrder, 'order' | 'plan'>,
  installation: Installation,
): number =>
  order.systemType === 'dali'
    ? Math.max(Math.min(1, boughtGateways(plan.choices, 'dali')), gatewaysNeeded(installation))
    : 0;

/** Gateways that documents draw and that have cables: those needed that are bought. */
export const mainsGatewayCount = (
  page: Pick<ShownOrder, 'order' | 'plan'>,
  installation: Installation,
): number => Math.min(gatewayCount(page, installation), boughtGateways(page.plan.choices, 'dali'));

/** A cable of the mains, from a breaker of the board to a supply or a gateway. */
export interface MainsCable {
  /** W5, W6, …: counted on from the cables of feeds. */
  name: string;
  /** −Q2, −Q3, … as on the single line diagram. */
  breaker: string;
  /** S1, S2, …, then G1, G2, … */
  device: string;
}

/** Breakers of an order's supplies and gateways (D55b). @param supplies how many */
export const orderBreakers = ({ order, data }: Pick<ShownOrder, 'order' | 'data'>, supplies: number) =>
  breakerNumbers(supplies, order.power, data.lines.find(({ kind }) => kind === 'power')?.perB16);

/** The mains cables of all supplies, then of all gateways, with the one place where breakers get their names. */
export function mainsCables(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation,
): MainsCable[] {
  const numbers = orderBreakers(page, installation.zones.length);
  const supplies = numbers.supplies.map((number, index) => ({
    breaker: breakerName(number),
    device: supplyName(index),
  }));
  const gateways = upTo(mainsGatewayCount(page, installation)).map((index) => ({
    breaker: breakerName(numbers.gateways),
    device: gatewayName(index),
  }));
  return [...supplies, ...gateways].map((cable, index) => ({
    name: mainsName(installation, index),
    ...cable,
  }));
}

/** @param number from 1 */
export const busCableName = (number: number): string => `D${number}`;

/** The cable of a bus, from the gateway of a circuit part to one of its feeds: its rails carry the bus on (D56, D75). */
export interface BusCable {
  /** D1, D2, … along the circuit parts in their order. */
  number: number;
  /** From 1. */
  gateway: number;
  feed: InstalledFeed;
  /** That the circuit part has: `A00–A11`. */
  addresses: string;
  /** As it is proposed of the cable of a supply (D54), in centimetres; null where the gateway has no place. */
  length: number | null;
}

/** No less than it, as nobody lays a cable to the centimetre. */
const inDecimetres = (length: number): number => Math.ceil(length / 10) * 10;

/** The addresses from the first to the last. */
function rangeOf(places: readonly BusPlace[]): string {
  const names = places.toSorted((a, b) => a.address - b.address).map((place) => busPlaceInWords(place, 1));
  return [...new Set([names[0], names.at(-1)])].join('–');
}

/** Cables of the buses of bought gateways: one to each circuit part that has a feed, to the feed nearest to the gateway. */
export function busCables(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation,
): BusCable[] {
  const { plan, data } = page;
  const { buses, pieces, feeds, gateways } = installation;
  const bought = mainsGatewayCount(page, installation);
  const onBus = pieces.flatMap(({ bus }, index) => (bus ? [{ bus, part: buses?.parts[index] ?? -1 }] : []));
  const byPart = [...grouped(onBus, ({ part }) => part)].toSorted(([a], [b]) => a - b);
  const z = lightHeight(plan.room?.height ?? null, hangOf(plan.hang, data), 0);
  const cables = byPart.flatMap(([part, luminaires]): Omit<BusCable, 'number'>[] => {
    const places = luminaires.map(({ bus }) => bus);
    const gateway = itemAt(places, 0).gateway;
    if (gateway > bought) return [];
    const from = gateways[gateway - 1];
    const [nearest] = feeds
      .filter((feed) => feed.part === part)
      .map((feed) => ({ feed, length: from ? proposedCable(from, { x: feed.x, y: feed.y, z }) : null }))
      .toSorted((a, b) => (a.length ?? 0) - (b.length ?? 0));
    if (!nearest) return [];
    const { feed, length } = nearest;
    return [
      { gateway, feed, addresses: rangeOf(places), length: length === null ? null : inDecimetres(length) },
    ];
  });
  return cables.map((cable, index) => ({ ...cable, number: index + 1 }));
}
