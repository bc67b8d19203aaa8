import type * as v from 'valibot';
import type { Stored } from './article.ts';
import { choice, named } from './named.ts';

export const LUMINAIRE_SYMBOLS = ['spotlight', 'linear', 'pendant', 'downlight'] as const;
export type LuminaireSymbol = (typeof LUMINAIRE_SYMBOLS)[number];

export const luminaireTypes = named({ symbol: choice(LUMINAIRE_SYMBOLS) });

export type LuminaireType = v.InferOutput<typeof luminaireTypes.schema> & Stored;

export const symbolOf = (
  { type }: { type: string },
  types: readonly Pick<LuminaireType, 'key' | 'symbol'>[],
): LuminaireSymbol => types.find(({ key }) => key === type)?.symbol ?? 'spotlight';

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
