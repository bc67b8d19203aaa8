import type { SystemType } from '../catalogue/systemType.ts';
import { type Choices, gatewaysOf } from '../plan/choices.ts';

/** mA (D56). */
export interface BusUse {
  addresses: number;
  busCurrent: number;
}

export const USUAL_BUS_USE: BusUse = { addresses: 1, busCurrent: 2 };

export const busUseOf = (
  article: { addresses?: number | undefined; busCurrent?: number | undefined } = {},
): BusUse => ({
  addresses: article.addresses ?? USUAL_BUS_USE.addresses,
  busCurrent: article.busCurrent ?? USUAL_BUS_USE.busCurrent,
});

/** 0 without a bus. */
export const boughtGateways = (choices: Choices, system: SystemType | null): number =>
  choices.gatewayId !== null && system !== null && system !== 'onOff' ? gatewaysOf(choices) : 0;
