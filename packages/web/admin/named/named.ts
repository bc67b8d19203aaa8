import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import type { DocumentOf } from '../data/documents.ts';

/** Small collections whose documents have a title in each language, and a key by which others refer to them. */
export type NamedCollection = 'lightTargets' | 'luminaireTypes';
export type NamedDocument<Name extends NamedCollection> = DocumentOf<Name>;

export type Values = Readonly<Record<string, unknown>>;

/** What one of them has beside its title; the collection's schema says what is right. */
export type NamedField = { name: string; label: string; hint?: string; fault?: string } & (
  | { kind: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
  | { kind: 'number'; suffix?: string; isOptional?: boolean }
  | { kind: 'text'; maxLength: number }
);

/** All of a collection, by their titles in the language of the administration. */
export function useNamed<Name extends NamedCollection>(collection: Name) {
  const [locale] = useLocaleState();
  const { documents: all, error, retry } = useAllDocuments([collection]);
  const stored = all?.[0];
  const documents = useMemo(
    () =>
      stored?.toSorted((one, other) =>
        articleTitle(one, locale).localeCompare(articleTitle(other, locale), locale, { numeric: true }),
      ),
    [stored, locale],
  );
  return { documents, hasFailed: error !== null && !documents, retry };
}
