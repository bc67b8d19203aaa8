import type { NamedField } from '@lumitor/domain/catalogue/named';
import { COLLECTIONS, type NamedCollection } from '@lumitor/domain/collections/collections';
import { useMemo } from 'react';
// biome-ignore lint/style/noRestrictedImports: what a collection holds decides the keys
import { useLocaleState, useTranslate as useTranslateAny } from 'react-admin';
import { articleTitle } from '../articles/titles.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { compareNames } from '../data/compareNames.ts';
import type { AdminDocument } from '../data/documents.ts';

export type NamedDocument<Name extends NamedCollection> = AdminDocument<Name>;

export const fieldsOf = (collection: NamedCollection): readonly (readonly [name: string, NamedField])[] =>
  Object.entries(COLLECTIONS[collection].fields);

/** A missing text uses the `_` fallback, which may be `''`. */
export function useNamedWords(collection: NamedCollection) {
  const translate = useTranslateAny();
  return (key: string, values?: Record<string, unknown>): string => translate(`${collection}.${key}`, values);
}

export function useNamed<Name extends NamedCollection>(collection: Name) {
  const [locale] = useLocaleState();
  const { documents: all, error, retry } = useAllDocuments([collection]);
  const stored = all?.[0];
  const documents = useMemo(
    () =>
      stored?.toSorted(
        (one, other) =>
          compareNames(articleTitle(one, locale), articleTitle(other, locale)) ||
          compareNames(one.key, other.key),
      ),
    [stored, locale],
  );
  return { documents, hasFailed: error !== null && !documents, retry };
}
