import type { BusPlace } from '../installation/buses.ts';
import { boughtGateways } from '../installation/control.ts';
import { gatewaysNeeded, type Installation, type InstalledFeed } from '../installation/installation.ts';
import { DEVICES, type UnboughtDevice, unboughtDevices } from '../kinds/devices.ts';
import { gatewayName } from '../kinds/gateway/device.ts';
import { hangOf, lightHeight } from '../kinds/luminaire/aim.ts';
import { supplyName } from '../kinds/supply/device.ts';
import { proposedCable } from '../kinds/supply/supply.ts';
import { grouped } from '../math/groups.ts';
import { itemAt, upTo } from '../math/lists.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import type { Cm } from '../units.ts';
import { breakerName, breakerNumbers } from '../wiring/breakers.ts';
import { busPlaceInWords } from './installationWords.ts';

/** Allows the maximum length of IEC 62386-101, 300 m. */
export const BUS_CONDUCTOR = 1.5;

/** D55c. */
export const TERMINALS = { mains: 'L/N', earth: 'PE', output: '+/−', rail: 'L+/L−', bus: 'DA+/DA−' };

export const feedCableName = (number: number): string => `W${number}`;

export const mainsName = ({ feeds }: Pick<Installation, 'feeds'>, index: number): string =>
  feedCableName(feeds.length + index + 1);

/** Only the first surplus gateway counts. */
export const gatewayCount = (
  { order, plan }: Pick<ShownOrder, 'order' | 'plan'>,
  installation: Installation,
): number =>
  order.systemType === 'dali'
    ? Math.max(Math.min(1, boughtGateways(plan.choices, 'dali')), gatewaysNeeded(installation))
    : 0;

export const mainsGatewayCount = (
  page: Pick<ShownOrder, 'order' | 'plan'>,
  installation: Installation,
): number => Math.min(gatewayCount(page, installation), boughtGateways(page.plan.choices, 'dali'));

export interface MainsCable {
  name: string;
  breaker: string;
  device: string;
}

export const orderBreakers = ({ order, data }: Pick<ShownOrder, 'order' | 'data'>, supplies: number) =>
  breakerNumbers(supplies, order.power, data.lines.find(({ kind }) => kind === 'power')?.perB16);

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

export const busCableName = (number: number): string => `D${number}`;

/** Rails of the circuit part carry the bus on (D56, D75). */
export interface BusCable {
  number: number;
  gateway: number;
  feed: InstalledFeed;
  addresses: string;
  /** Proposed as in D54; null if the gateway has no position. */
  length: Cm | null;
}

const inDecimetres = (length: Cm): Cm => Math.ceil(length / 10) * 10;

function rangeOf(places: readonly BusPlace[]): string {
  const names = places.toSorted((a, b) => a.address - b.address).map((place) => busPlaceInWords(place, 1));
  return [...new Set([names[0], names.at(-1)])].join('–');
}

/** Bus cable of a device without an article; DALI alone has one (D69a). */
export interface DeviceCable {
  number: number;
  gateway: number;
  device: UnboughtDevice;
  length: Cm | null;
}

/** One for each device on the bus, from the nearest gateway with a position; numbered after those to feeds. */
export function deviceCables(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation,
): DeviceCable[] {
  const { gateways } = installation;
  const devices = unboughtDevices(page.plan).filter(({ kind }) => DEVICES[kind].isOnBus);
  const count = mainsGatewayCount(page, installation);
  if (devices.length === 0 || count === 0) return [];
  const before = busCables(page, installation).length;
  return devices.map((device, index) => {
    const [nearest] = gateways
      .slice(0, count)
      .map((from, gateway) => ({ gateway: gateway + 1, length: inDecimetres(proposedCable(from, device)) }))
      .toSorted((a, b) => a.length - b.length);
    return { number: before + index + 1, device, ...(nearest ?? { gateway: 1, length: null }) };
  });
}

export function busCables(
  page: Pick<ShownOrder, 'order' | 'plan' | 'data'>,
  installation: Installation,
): BusCable[] {
  const { plan, data } = page;
  const { buses, luminaires: pieces, feeds, gateways } = installation;
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
