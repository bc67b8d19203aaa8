import type { LuminaireType } from './useLuminaireTypes.ts';

/** What a type is called, by language. */
export type TypeTitles = Record<string, string>;

export const titlesOf = ({ title, titleEn, translation }: LuminaireType): TypeTitles => ({
  ...translation,
  PL: title,
  EN: titleEn,
});

/** As they are stored: without those that are empty (D33). */
export function fieldsOf({ PL = '', EN = '', ...others }: TypeTitles) {
  const named = Object.entries(others).map(([language, title]) => [language, title.trim()]);
  return {
    title: PL.trim(),
    titleEn: EN.trim(),
    translation: Object.fromEntries(named.filter(([, title]) => title !== '')),
  };
}
