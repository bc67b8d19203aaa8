/** Places closer than this are one, in centimetres. */
export const SAME_PLACE = 0.001;

/** A place on a run: so many centimetres from the begin of a step (D42). */
export interface RunPlace {
  stepId: string;
  at: number;
}

export const isAt = (a: RunPlace, b: RunPlace): boolean =>
  a.stepId === b.stepId && Math.abs(a.at - b.at) <= SAME_PLACE;

/** What leads from a supply to a feed (D54). */
export interface Cable {
  /** Centimetres. */
  length: number;
  /** Cross-section of each conductor, in mm². */
  conductor: number;
}

/** Centimetres. */
export const MAX_CABLE = 20_000;
/** Cross-sections that cables are sold in, in mm² (IEC 60228). */
export const CONDUCTORS = [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16] as const;

/** A cable of no length is none: what it feeds holds the supply's voltage. */
export const isCabled = (cable: Cable | undefined): cable is Cable => cable !== undefined && cable.length > 0;

/** mm² of copper that a cable is to have at least, by IEC 60364-7-715; thinner ones are short. */
export const leastConductor = ({ length }: Cable): number => (length <= 300 ? 1 : 1.5);

/** A live feed that was put by hand (D53). */
export interface Feed extends RunPlace {
  id: string;
  /** Absent where it is not known. */
  cable?: Cable | undefined;
}

/** A feed where it is; `id` is null of one that has its place by itself. */
export interface PlacedFeed extends RunPlace {
  id: string | null;
  /** Index of the part of the layout that it stands in. */
  part: number;
  cable?: Cable | undefined;
}
