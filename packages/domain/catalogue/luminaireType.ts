import * as v from 'valibot';
import type { Stored } from './article.ts';
import * as field from './field.ts';

/** What stands for a luminaire on the plan. */
export const LUMINAIRE_SYMBOLS = ['spotlight', 'linear', 'pendant', 'downlight'] as const;
export type LuminaireSymbol = (typeof LUMINAIRE_SYMBOLS)[number];

/** One of the types that a shop sorts its luminaires by, of both product lines. */
export const luminaireTypeSchema = v.strictObject({
  /** Which a luminaire names as its `type`. It stays when the type is renamed. */
  key: field.title,
  title: field.title,
  titleEn: field.optionalTitle,
  translation: field.byLanguage,
  symbol: v.optional(v.picklist(LUMINAIRE_SYMBOLS), 'spotlight'),
});

export type LuminaireType = v.InferOutput<typeof luminaireTypeSchema> & Stored;

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
