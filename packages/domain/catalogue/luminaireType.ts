import type * as v from 'valibot';
import type { Stored } from './article.ts';
import { choice, named } from './named.ts';

/** What stands for a luminaire on the plan. */
export const LUMINAIRE_SYMBOLS = ['spotlight', 'linear', 'pendant', 'downlight'] as const;
export type LuminaireSymbol = (typeof LUMINAIRE_SYMBOLS)[number];

/** The types that a shop sorts its luminaires by. A luminaire names the key of one as its `type`. */
export const luminaireTypes = named({ symbol: choice(LUMINAIRE_SYMBOLS) });

export type LuminaireType = v.InferOutput<typeof luminaireTypes.schema> & Stored;

/** What stands for a luminaire on the plan; a spotlight where its type is not on the list. */
export const symbolOf = (
  { type }: { type: string },
  types: readonly Pick<LuminaireType, 'key' | 'symbol'>[],
): LuminaireSymbol => types.find(({ key }) => key === type)?.symbol ?? 'spotlight';

/** The same of each luminaire of a catalogue, by its id; a spotlight for one that it does not have. */
export function symbolsIn(
  catalogue: {
    bindings: readonly { id: string; type: string }[];
    luminaireTypes: readonly Pick<LuminaireType, 'key' | 'symbol'>[];
  } | null,
): (bindingId: string) => LuminaireSymbol {
  const known = new Map(
    catalogue?.bindings.map((binding) => [binding.id, symbolOf(binding, catalogue.luminaireTypes)]),
  );
  return (bindingId) => known.get(bindingId) ?? 'spotlight';
}
