import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { filterArticles } from '../catalogue/filter.ts';
import type { Document } from '../data/documents.ts';
import { CATALOGUE_RESOURCES, type CatalogueResource } from '../data/resources.ts';

/** An article that a search of the whole catalogue has found. */
export interface FoundArticle {
  resource: CatalogueResource;
  article: Document;
  /** Empty where articles of its collection have none. */
  code: string;
}

const found = (resource: CatalogueResource, article: Document): FoundArticle => {
  const field = codeFieldOf(resource.collection);
  return { resource, article, code: field ? String(article[field] ?? '') : '' };
};

/**
 * Articles of both lines that have all the words in a title of any language, the code or the type; those whose code
 * begins so come first.
 * @param documents of each page of the catalogue, in the order of CATALOGUE_RESOURCES
 */
export function searchCatalogue(documents: readonly (readonly Document[])[], q: string): FoundArticle[] {
  const asked = q.trim().toLowerCase();
  if (!asked) return [];
  const all = CATALOGUE_RESOURCES.flatMap((resource, index) =>
    filterArticles(resource.collection, documents[index] ?? [], { q }, []).map((article) =>
      found(resource, article),
    ),
  );
  const hasCode = ({ code }: FoundArticle) => code.toLowerCase().startsWith(asked);
  return [...all.filter(hasCode), ...all.filter((each) => !hasCode(each))];
}
