import type { Connection } from './article.ts';

export type RailColour = 'black' | 'white';
/** Colour of rails in drawings: white only if the family is not also black. */
export const railColour = (connection: Pick<Connection, 'isBlack' | 'isWhite'> | undefined): RailColour =>
  connection?.isWhite && !connection.isBlack ? 'white' : 'black';

/** Colour of a luminaire's body; null if the article has both or neither. */
export const bodyColour = ({
  isBlack,
  isWhite,
}: Pick<Connection, 'isBlack' | 'isWhite'>): RailColour | null =>
  isBlack === isWhite ? null : isBlack ? 'black' : 'white';

/** Body colours by article id. */
export function bodyColoursIn(
  catalogue: { bindings: readonly ({ id: string } & Pick<Connection, 'isBlack' | 'isWhite'>)[] } | null,
): (bindingId: string) => RailColour | null {
  const known = new Map(catalogue?.bindings.map((binding) => [binding.id, bodyColour(binding)]));
  return (bindingId) => known.get(bindingId) ?? null;
}
