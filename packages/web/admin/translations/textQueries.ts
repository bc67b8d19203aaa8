import type { Language } from '@lumitor/domain/catalogue/text';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { useQuery } from '@tanstack/react-query';
import { allDocuments } from '../data/allDocuments.ts';
import { adminRequest } from '../data/changes.ts';
import { readAll } from '../data/documents.ts';
import type { ShippedTextTable, TextDocument } from './textTable.ts';

/** Oldest first: of two documents with the same key the later wins (D33). */
const oldestFirst = (documents: readonly TextDocument[]): TextDocument[] => documents.toReversed();

export const readTexts = async (): Promise<TextDocument[]> => oldestFirst(await readAll('translations'));

/** Polish, the reference, then the others in order of creation. */
export function defaultFirst(newestFirst: readonly Language[]): Language[] {
  const languages = newestFirst.toReversed();
  const isDefault = ({ lang }: Language) => lang === DEFAULT_LANGUAGE;
  return [...languages.filter(isDefault), ...languages.filter((language) => !isDefault(language))];
}

const readShippedTexts = async (): Promise<ShippedTextTable> =>
  ((await adminRequest('/api/texts/shipped')) as { texts: ShippedTextTable }).texts;

export const useTextDocuments = () => useQuery({ ...allDocuments('translations'), select: oldestFirst });
export const useLanguages = () => useQuery({ ...allDocuments('languages'), select: defaultFirst });
export const useShippedTexts = () =>
  useQuery({
    queryKey: ['texts', 'shipped'],
    queryFn: readShippedTexts,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
