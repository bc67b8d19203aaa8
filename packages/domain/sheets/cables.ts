import type { Installation, InstalledFeed } from '../installation/installation.ts';
import { geometryOf } from '../layout/layout.ts';
import { busPlaceInWords } from '../lists/installationWords.ts';
import { hangOf, lightHeight } from '../luminaires/aim.ts';
import type { ShownOrder } from '../order/shownOrder.ts';
import { proposedCable } from '../wiring/roomPlace.ts';
import { type ZonePart, zoneParts } from './singleLine.ts';

/** Of the cable of a feed. @param number as of the feed, from 1 */
export const feedCableName = (number: number): string => `W${number}`;

/** Of a cable of the mains, which count on from those of feeds. @param index of the supply, from 0; gateways come after supplies */
export const mainsName = ({ feeds }: Pick<Installation, 'feeds'>, index: number): string =>
  feedCableName(feeds.length + index + 1);

/** The cable of a bus, from its gateway to the feed of a part whose rails carry it on (D75). */
export interface BusCable {
  /** D1, D2, … along the zones in their order. */
  number: number;
  /** From 1. */
  gateway: number;
  feed: InstalledFeed;
  /** That it carries there: `A00–A11`. */
  addresses: string;
  /** As it is proposed of the cable of a supply (D54), in centimetres; null where the gateway has no place. */
  length: number | null;
}

/** No less than it, as nobody lays a cable to the centimetre. */
const inDecimetres = (length: number): number => Math.ceil(length / 10) * 10;

/** The gateways whose buses a part needs, from 1. */
const gatewaysOf = ({ pieces }: ZonePart): number[] => [
  ...new Set(pieces.flatMap(({ bus }) => (bus ? [bus.gateway] : []))),
];

/** The addresses of a part on a gateway. */
function addressesOf({ pieces }: ZonePart, gateway: number): string {
  const own = pieces.flatMap(({ bus }) => (bus?.gateway === gateway ? [busPlaceInWords(bus, 1)] : []));
  return [...new Set([own[0], own.at(-1)])].join('–');
}

/** The cables of all buses: to each part one for each gateway, as far as it has feeds. */
export function busCables({ plan, data, order }: ShownOrder, installation: Installation): BusCable[] {
  const rails = {
    geometry: geometryOf(plan.layout),
    installation,
    isolatesJoins: order.systemType === 'dali',
  };
  const z = lightHeight(plan.room?.height ?? null, hangOf(plan.hang, data.isSuspended), 0);
  const cables = zoneParts(rails, 0)
    .flat()
    .flatMap((part) =>
      gatewaysOf(part).flatMap((gateway, index): Omit<BusCable, 'number'>[] => {
        const feed = part.feeds[index];
        if (!feed) return [];
        const place = installation.gateways[gateway - 1];
        const length = place ? inDecimetres(proposedCable(place, { x: feed.x, y: feed.y, z })) : null;
        return [{ gateway, feed, addresses: addressesOf(part, gateway), length }];
      }),
    );
  return cables.map((cable, index) => ({ ...cable, number: index + 1 }));
}
