import type { Language } from '@lumitor/domain/catalogue/text';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { useQuery } from '@tanstack/react-query';
import { allDocuments } from '../data/allDocuments.ts';
import { ask } from '../data/changes.ts';
import type { ShippedTexts, TextDocument } from './textTable.ts';

export const TEXT_DOCUMENTS = ['texts', 'documents'] as const;

/** Oldest first: of two documents with the same key the later wins (D33). */
export const loadTextDocuments = async (): Promise<TextDocument[]> =>
  (await allDocuments('translations')).toReversed() as unknown as TextDocument[];

/** Polish, which the others follow, then the others as they were added. */
export async function loadLanguages(): Promise<Language[]> {
  const languages = (await allDocuments('languages')).toReversed() as unknown as Language[];
  const isDefault = ({ lang }: Language) => lang === DEFAULT_LANGUAGE;
  return [...languages.filter(isDefault), ...languages.filter((language) => !isDefault(language))];
}

/** A new version alone brings others. */
let shipped: Promise<ShippedTexts> | null = null;

function loadShippedTexts(): Promise<ShippedTexts> {
  shipped ??= ask('/api/texts/shipped').then((body) => (body as { texts: ShippedTexts }).texts);
  shipped.catch(() => {
    shipped = null;
  });
  return shipped;
}

export const useTextDocuments = () => useQuery({ queryKey: TEXT_DOCUMENTS, queryFn: loadTextDocuments });
export const useLanguages = () => useQuery({ queryKey: ['texts', 'languages'], queryFn: loadLanguages });
export const useShippedTexts = () => useQuery({ queryKey: ['texts', 'shipped'], queryFn: loadShippedTexts });
