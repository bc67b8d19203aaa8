/** Greatest distance of positions that count as one, in centimetres. */
export const SAME_PLACE = 0.001;

/** Position on a rail, in centimetres from its start (D42). */
export interface RunPlace {
  stepId: string;
  at: number;
}

export const isAt = (a: RunPlace, b: RunPlace): boolean =>
  a.stepId === b.stepId && Math.abs(a.at - b.at) <= SAME_PLACE;

/** Cable from a supply to a feed (D54). */
export interface Cable {
  /** Centimetres. */
  length: number;
  /** Cross-section of each conductor, in mm². */
  conductor: number;
}

/** Centimetres. */
export const MAX_CABLE = 20_000;
/** Cross-sections of cables on sale, in mm² (IEC 60228). */
export const CONDUCTORS = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16] as const;

/** A cable of length 0 is no cable: its feed has the supply's voltage. */
export const isCabled = (cable: Cable | undefined): cable is Cable => cable !== undefined && cable.length > 0;

/** Least copper cross-section of a cable, in mm² (IEC 60364-7-715); short cables may be thinner. */
export const leastConductor = ({ length }: Cable): number => (length <= 300 ? 1 : 1.5);

/** A live feed placed by hand (D53). */
export interface Feed extends RunPlace {
  id: string;
  /** Absent: unknown. */
  cable?: Cable | undefined;
}

/** A feed at its position; `id` is null for automatic feeds. */
export interface PlacedFeed extends RunPlace {
  id: string | null;
  /** Index of the feed's circuit part. */
  part: number;
  cable?: Cable | undefined;
}
