import type { Accessory } from '@lumitor/domain/catalogue/article';
import type { PartTable, RailFamily } from '@lumitor/domain/catalogue/partTable';

const codesOf = (families: readonly RailFamily[]): Set<string> =>
  new Set(
    families
      .flatMap(({ parts }) => Object.values(parts).flatMap(({ black, white }) => [black, white]))
      .filter(Boolean),
  );

/**
 * What a visitor adds by hand comes first: articles that no rule counts, then more of the chosen rails' parts,
 * then parts of other rails. @param family of the chosen rails
 */
export function inOrderOfUse(
  accessories: readonly Accessory[],
  { families }: PartTable,
  family: RailFamily | null,
): Accessory[] {
  const own = codesOf(family ? [family] : []);
  const all = codesOf(families);
  const rank = ({ description }: Accessory) => (!all.has(description) ? 0 : own.has(description) ? 1 : 2);
  return accessories.toSorted((a, b) => rank(a) - rank(b));
}
