import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { chooseOne, otherColourOf } from '../../../visitor/choosing.ts';
import { familiesOf, isOfOne } from './familiesOf.ts';

/** Chooses the rail's counterpart in the colour, or else the first rail of the colour. */
export function turnToColour(
  catalogue: LineCatalogue,
  connectionId: string | null,
  colour: RailColour,
): void {
  const { connections } = catalogue;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const isOther = familiesOf(connections, chosen).colour !== colour;
  const counterpart = isOther ? otherColourOf(catalogue, connectionId) : null;
  const first = familiesOf(connections, null).rails.find((rail) => isOfOne(rail, colour));
  const next = counterpart ?? first?.id;
  if (next) chooseOne('connectionId', next);
}
