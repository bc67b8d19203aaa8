import type { Connection } from '@lumitor/domain/catalogue/article';
import { type RailColour, railColour } from '@lumitor/domain/catalogue/railColour';
import { byTypeBlackFirst } from '@lumitor/domain/catalogue/snapshot';

const COLOURS: readonly RailColour[] = ['black', 'white'];

/** Both flags or none: it goes with rails of either colour (D21). */
const isOfEither = ({ isBlack, isWhite }: Connection): boolean => isBlack === isWhite;

/** Whether it is of one colour and no other. */
export const isOfOne = (rail: Connection, colour: RailColour): boolean =>
  !isOfEither(rail) && railColour(rail) === colour;

/** The rails to choose from beside the one that is chosen, and the colours to choose them by. */
export interface Families {
  /** Of the chosen rail; null while none is, or where it is of either colour. */
  colour: RailColour | null;
  /** Colours that some rail has alone; without any there is nothing to choose between. */
  colours: RailColour[];
  /** Those of the colour, or all where none is chosen; rails of either colour always. */
  rails: Connection[];
}

export function familiesOf(connections: readonly Connection[], chosen: Connection | null): Families {
  const colour = chosen && !isOfEither(chosen) ? railColour(chosen) : null;
  return {
    colour,
    colours: COLOURS.filter((each) => connections.some((one) => isOfOne(one, each))),
    rails: connections
      .filter((one) => colour === null || isOfEither(one) || isOfOne(one, colour))
      .toSorted(byTypeBlackFirst),
  };
}
