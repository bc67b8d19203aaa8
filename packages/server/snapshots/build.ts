import type { StoredPartTable } from '@lumitor/domain/catalogue/partTable';
import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import { CATALOGUE_COLLECTIONS, type ProductLine } from '@lumitor/domain/catalogue/productLine';
import { byTypeBlackFirst, type LineCatalogue, type Texts } from '@lumitor/domain/catalogue/snapshot';
import type { Language, Translations } from '@lumitor/domain/catalogue/text';
import { collectionOf, type SnapshotName } from '@lumitor/domain/documents/collections';
import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { mergeTranslations } from '@lumitor/domain/translation/lookup';
import type { Document } from '../documents/document.ts';
import type { DocumentStore } from '../documents/documentStore.ts';

const withoutBase64 = ({ base64: _, ...article }: Document) => article;

/** Active articles, newest first; rails and supplies by type, black first (D21). */
async function articles(store: DocumentStore, line: ProductLine, name: CatalogueCollection) {
  const active = await store.list(collectionOf(name, line), { isActive: true });
  const sent = active.map(withoutBase64);
  return name === 'connections' || name === 'powers'
    ? (sent as unknown as LineCatalogue['connections']).sort(byTypeBlackFirst)
    : sent;
}

/** The shop's own table of a line, the newest of several, else the one that comes with the product (D19). */
async function partTable(store: DocumentStore, line: ProductLine): Promise<LineCatalogue['partTable']> {
  const stored = (await store.list('partTables')) as unknown as StoredPartTable[];
  const own = stored.find((table) => table.line === line);
  if (!own) return DEFAULT_PART_TABLES[line];
  const { id: _, version: __, createdAt: ___, ...table } = own;
  return table;
}

export async function lineCatalogue(store: DocumentStore, line: ProductLine): Promise<LineCatalogue> {
  const catalogue: Record<string, unknown> = {};
  for (const name of CATALOGUE_COLLECTIONS) catalogue[name] = await articles(store, line, name);
  return { ...catalogue, partTable: await partTable(store, line) } as LineCatalogue;
}

function inLanguages(translations: Translations, suffixes: ReadonlySet<string>): Translations {
  const kept = Object.entries(translations).map(
    ([section, texts]) =>
      [
        section,
        Object.entries(texts).filter(([key]) => suffixes.has(key.slice(key.lastIndexOf('_') + 1))),
      ] as const,
  );
  return Object.fromEntries(
    kept
      .filter(([, texts]) => texts.length > 0)
      .map(([section, texts]) => [section, Object.fromEntries(texts)]),
  );
}

/** In the order in which they were added. */
export async function activeLanguages(store: DocumentStore): Promise<Texts['languages']> {
  const languages = await store.list('languages', { isActive: true, direction: 'asc' });
  return (languages as unknown as Language[]).map(({ lang, active }) => ({ lang, active }));
}

/**
 * The interface's texts in the active languages, and in one more where it is named: a stored order
 * is shown in the language it was saved in, whatever became of it.
 */
export async function activeTexts(store: DocumentStore, alsoIn?: string): Promise<Texts> {
  const languages = await activeLanguages(store);
  const documents = await store.list('translations', { direction: 'asc' });
  const translations = mergeTranslations(documents as unknown as { translations: Translations }[]);
  const suffixes = new Set([...languages.map(({ lang }) => lang), ...(alsoIn ? [alsoIn] : [])]);
  return { translations: inLanguages(translations, suffixes), languages };
}

export const buildSnapshot = (store: DocumentStore, name: SnapshotName): Promise<Texts | LineCatalogue> =>
  name === 'texts' ? activeTexts(store) : lineCatalogue(store, name);
