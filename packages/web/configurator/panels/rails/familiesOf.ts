import type { Connection } from '@lumitor/domain/catalogue/article';
import { type RailColour, railColour } from '@lumitor/domain/catalogue/railColour';
import { byTypeBlackFirst } from '@lumitor/domain/catalogue/snapshot';

const COLOURS: readonly RailColour[] = ['black', 'white'];

const isNeutral = ({ isBlack, isWhite }: Connection): boolean => isBlack === isWhite;

export const isOfOne = (rail: Connection, colour: RailColour): boolean =>
  !isNeutral(rail) && railColour(rail) === colour;

export interface Families {
  colour: RailColour | null;
  colours: RailColour[];
  rails: Connection[];
}

export function familiesOf(connections: readonly Connection[], chosen: Connection | null): Families {
  const colour = chosen && !isNeutral(chosen) ? railColour(chosen) : null;
  return {
    colour,
    colours: COLOURS.filter((candidate) => connections.some((rail) => isOfOne(rail, candidate))),
    rails: connections
      .filter((rail) => colour === null || isNeutral(rail) || isOfOne(rail, colour))
      .toSorted(byTypeBlackFirst),
  };
}
