import type { Cm } from '../../units.ts';

export const SAME_PLACE: Cm = 0.001;

/** Position on a rail, from its start (D42). */
export interface RunPlace {
  stepId: string;
  at: Cm;
}

export const isAt = (a: RunPlace, b: RunPlace): boolean =>
  a.stepId === b.stepId && Math.abs(a.at - b.at) <= SAME_PLACE;

/** D54. */
export interface Cable {
  length: Cm;
  conductor: number;
}

export const MAX_CABLE: Cm = 20_000;
/** IEC 60228, in mm². */
export const CONDUCTORS = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16] as const;

/** The feed of a cable of length 0 has the supply's voltage. */
export const isCabled = (cable: Cable | undefined): cable is Cable => cable !== undefined && cable.length > 0;

/** IEC 60364-7-715, in mm²; short cables may be thinner. */
export const leastConductor = ({ length }: Cable): number => (length <= 300 ? 1 : 1.5);

/** Put by hand (D53). */
export interface Feed extends RunPlace {
  id: string;
  cable?: Cable | undefined;
}

/** `id` is null for automatic feeds. */
export interface PlacedFeed extends RunPlace {
  id: string | null;
  part: number;
  cable?: Cable | undefined;
}
