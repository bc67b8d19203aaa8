import { useCallback, useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { DocumentOf } from '../data/documents.ts';

export type LuminaireType = DocumentOf<'luminaireTypes'>;

/** The shop's types of luminaires, by their titles in the language of the administration. */
export function useLuminaireTypes() {
  const [locale] = useLocaleState();
  const { documents, error, retry } = useAllDocuments(['luminaireTypes']);
  const stored = documents?.[0];
  const types = useMemo(
    () =>
      stored?.toSorted((one, other) =>
        articleTitle(one, locale).localeCompare(articleTitle(other, locale), locale, { numeric: true }),
      ),
    [stored, locale],
  );
  /** What a luminaire's type is called; the key itself where it is not on the list. */
  const titleOf = useCallback(
    (key: string): string => {
      const type = types?.find((each) => each.key === key);
      return type ? articleTitle(type, locale) : key;
    },
    [types, locale],
  );
  return { types, titleOf, hasFailed: error !== null && !types, retry };
}
