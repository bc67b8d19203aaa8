import type { Connection } from './article.ts';

export type RailColour = 'black' | 'white';
/** Rails are drawn white where their family is white and not black. */
export const railColour = (connection: Pick<Connection, 'isBlack' | 'isWhite'> | undefined): RailColour =>
  connection?.isWhite && !connection.isBlack ? 'white' : 'black';

/** The colour of a luminaire's body; null if the article comes in both or says none. */
export const bodyColour = ({
  isBlack,
  isWhite,
}: Pick<Connection, 'isBlack' | 'isWhite'>): RailColour | null =>
  isBlack === isWhite ? null : isBlack ? 'black' : 'white';

/** The body colour of each luminaire of a catalogue, by its id. */
export function bodyColoursIn(
  catalogue: { bindings: readonly ({ id: string } & Pick<Connection, 'isBlack' | 'isWhite'>)[] } | null,
): (bindingId: string) => RailColour | null {
  const known = new Map(catalogue?.bindings.map((binding) => [binding.id, bodyColour(binding)]));
  return (bindingId) => known.get(bindingId) ?? null;
}
