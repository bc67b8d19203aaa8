import type { SystemType } from '../catalogue/systemType.ts';
import { type Choices, gatewaysOf } from '../plan/choices.ts';

/** What a luminaire takes of a DALI bus: addresses, and current in mA (D56). */
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

/** How many gateways are bought, each of which can have a place: without a bus, none. */
export const boughtGateways = (choices: Choices, system: SystemType | null): number =>
  choices.gatewayId !== null && system !== null && system !== 'onOff' ? gatewaysOf(choices) : 0;
