import * as v from 'valibot';
import type { Binding } from '../catalogue/article.ts';
import { type LightTarget, TARGET_KINDS } from '../catalogue/lightTarget.ts';
import { keptTitles } from '../translation/articleTexts.ts';

/** What an order keeps of how a luminaire shines, and from how high (D29, D45, D48); absent: its article does not say. */
export const keptLightFields = {
  /** From the rail's axis down to the light centre, in cm. */
  drop: v.optional(v.number()),
  lumens: v.optional(v.number()),
  beam: v.optional(v.number()),
  /** In cm. */
  luminousLength: v.optional(v.number()),
  /** Path of its photometric file in the file store, which stays as long as the order shows it (D37). */
  photometry: v.optional(v.string()),
  photometryTurn: v.optional(v.number()),
};

const NAMES = Object.keys(keptLightFields) as (keyof typeof keptLightFields)[];

/** What of an article is known of its light. */
export const keptLight = (article: Binding) =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = article[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );

/** The light target of the room's use, as it was when the order was saved (D50). */
export const keptTargetSchema = v.object({
  key: v.string(),
  /** By language code in capitals, in every active language. */
  titles: v.record(v.string(), v.string()),
  kind: v.picklist(TARGET_KINDS),
  lux: v.number(),
  uniformity: v.optional(v.number()),
  source: v.string(),
});
export type KeptTarget = v.InferOutput<typeof keptTargetSchema>;

/** Null where the room has no use, or one that is not on the shop's list. */
export function keptTarget(
  use: string | null | undefined,
  targets: readonly LightTarget[],
  languages: readonly string[],
): KeptTarget | null {
  const target = targets.find(({ key }) => key === use);
  if (!target) return null;
  const { key, kind, lux, uniformity, source } = target;
  const titles = keptTitles(target, languages);
  return { key, titles, kind, lux, ...(uniformity !== undefined && { uniformity }), source };
}
