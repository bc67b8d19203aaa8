import type { LuminaireType } from '@lumitor/domain/catalogue/luminaireType';

/** What a type may be called in a file. */
const namesOf = ({ key, title, titleEn, translation }: LuminaireType): string[] => [
  key,
  title,
  titleEn,
  ...Object.values(translation),
];

/**
 * The key of the type that a file names: by its key, else by a title in any language. What is on no list stays as it
 * is (D45a).
 */
export function typeKey(name: string, types: readonly LuminaireType[]): string {
  const named = (isSame: (known: string) => boolean) => types.find((type) => namesOf(type).some(isSame))?.key;
  if (types.some(({ key }) => key === name)) return name;
  return named((known) => known.toLowerCase() === name.toLowerCase()) ?? name;
}
