import type { SystemType } from '../catalogue/systemType.ts';
import { type Choices, gatewaysOf } from '../plan/choices.ts';

/** A DALI gateway carries so many addresses (D56). */
export const DALI_ADDRESSES = 64;
/** And so much current for its bus, in mA (D56). */
export const DALI_BUS_CURRENT = 250;

/** What a luminaire takes of a DALI gateway: addresses, and bus current in mA (D56). */
export interface BusUse {
  addresses: number;
  busCurrent: number;
}

/** Of an article that does not say it. */
export const USUAL_BUS_USE: BusUse = { addresses: 1, busCurrent: 2 };

/** What an article says that it takes, and where it says nothing what is usual. */
export const busUseOf = (
  article: { addresses?: number | undefined; busCurrent?: number | undefined } = {},
): BusUse => ({
  addresses: article.addresses ?? USUAL_BUS_USE.addresses,
  busCurrent: article.busCurrent ?? USUAL_BUS_USE.busCurrent,
});

/** Where a luminaire is on the bus: the gateway, counted from 1, and its first address there. */
export interface BusPlace {
  gateway: number;
  address: number;
}

/** A luminaire several times. */
export interface BusUses extends BusUse {
  quantity: number;
}

/** Gives out addresses one after the other; what a gateway does not carry any more goes to the next. */
function bus() {
  let [gateway, address, current] = [1, 0, 0];
  /** How many more of a kind the gateway carries: of one alone always one. */
  const roomFor = ({ addresses, busCurrent }: BusUse): number =>
    Math.min(
      Math.floor((DALI_ADDRESSES - address) / addresses),
      busCurrent === 0
        ? Number.POSITIVE_INFINITY
        : Math.max(address === 0 ? 1 : 0, Math.floor((DALI_BUS_CURRENT - current) / busCurrent)),
    );
  /** Where the first of them is, and how many are on that gateway. */
  return (use: BusUse, quantity: number): BusPlace & { count: number } => {
    if (roomFor(use) === 0) [gateway, address, current] = [gateway + 1, 0, 0];
    const count = Math.min(quantity, roomFor(use));
    const place = { gateway, address, count };
    address += count * use.addresses;
    current += count * use.busCurrent;
    return place;
  };
}

/** The addresses of luminaires, given out in their order. One that takes no address has none. */
export function busPlaces(uses: readonly BusUse[]): (BusPlace | null)[] {
  const put = bus();
  return uses.map((use) => {
    if (use.addresses === 0) return null;
    const { gateway, address } = put(use, 1);
    return { gateway, address };
  });
}

/** How many DALI gateways luminaires take, in their order; 0 without any. */
export function gatewaysFor(uses: readonly BusUses[]): number {
  const put = bus();
  let gateways = 0;
  for (const { quantity, ...use } of uses)
    for (let left = use.addresses === 0 ? 0 : quantity; left > 0; ) {
      const { gateway, count } = put(use, left);
      gateways = gateway;
      left -= count;
    }
  return gateways;
}

/** How many gateways are bought, each of which can have a place: without a bus, none. */
export const boughtGateways = (choices: Choices, system: SystemType | null): number =>
  choices.gatewayId !== null && system !== null && system !== 'onOff' ? gatewaysOf(choices) : 0;
