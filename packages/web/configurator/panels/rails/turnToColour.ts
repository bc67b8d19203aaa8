import type { RailColour } from '@lumitor/domain/catalogue/railColour';
import type { LineCatalogue } from '@lumitor/domain/catalogue/snapshot';
import { chooseOne, otherColourOf } from '../../../visitor/choosing.ts';
import { familiesOf, isOfOne } from './familiesOf.ts';

/** Chooses the rail family in a colour; where it has no rail of that colour, the first rail that is. */
export function turnToColour(
  catalogue: LineCatalogue,
  connectionId: string | null,
  colour: RailColour,
): void {
  const { connections } = catalogue;
  const chosen = connections.find(({ id }) => id === connectionId) ?? null;
  const isOther = familiesOf(connections, chosen).colour !== colour;
  const own = isOther ? otherColourOf(catalogue, connectionId) : null;
  const first = familiesOf(connections, null).rails.find((one) => isOfOne(one, colour));
  const next = own ?? first?.id;
  if (next) chooseOne('connectionId', next);
}
