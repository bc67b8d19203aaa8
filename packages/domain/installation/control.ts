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

/** Where a luminaire is on the bus: the gateway, counted from 1, and its first address there. */
export interface BusPlace {
  gateway: number;
  address: number;
}

/**
 * The addresses of luminaires, given out in their order; what a gateway does not carry any more goes to the next.
 * A luminaire that takes no address has none.
 */
export function busPlaces(uses: readonly BusUse[]): (BusPlace | null)[] {
  let [gateway, address, current] = [1, 0, 0];
  return uses.map(({ addresses, busCurrent }) => {
    if (addresses === 0) return null;
    if (address + addresses > DALI_ADDRESSES || (current > 0 && current + busCurrent > DALI_BUS_CURRENT))
      [gateway, address, current] = [gateway + 1, 0, 0];
    const place = { gateway, address };
    address += addresses;
    current += busCurrent;
    return place;
  });
}

/** How many DALI gateways luminaires take; 0 without any. */
export const gatewaysFor = (uses: readonly BusUse[]): number =>
  busPlaces(uses).reduce((most, place) => Math.max(most, place?.gateway ?? 0), 0);
