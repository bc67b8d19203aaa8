import type { Connection } from './article.ts';

export type RailColour = 'black' | 'white';
export const railColour = (connection: Pick<Connection, 'isBlack' | 'isWhite'> | undefined): RailColour =>
  connection?.isWhite && !connection.isBlack ? 'white' : 'black';

/** Null if the article has both colours or neither. */
export const bodyColour = ({
  isBlack,
  isWhite,
}: Pick<Connection, 'isBlack' | 'isWhite'>): RailColour | null =>
  isBlack === isWhite ? null : isBlack ? 'black' : 'white';

export function bodyColoursIn(
  catalogue: { bindings: readonly ({ id: string } & Pick<Connection, 'isBlack' | 'isWhite'>)[] } | null,
): (bindingId: string) => RailColour | null {
  const known = new Map(catalogue?.bindings.map((binding) => [binding.id, bodyColour(binding)]));
  return (bindingId) => known.get(bindingId) ?? null;
}
