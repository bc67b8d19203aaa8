import type { Translations } from '../catalogue/text.ts';

/** Later documents win (D33). */
export function mergeTranslations(documents: readonly { translations: Translations }[]): Translations {
  const merged: Translations = {};
  for (const { translations } of documents)
    for (const [section, texts] of Object.entries(translations))
      merged[section] = { ...merged[section], ...texts };
  return merged;
}
