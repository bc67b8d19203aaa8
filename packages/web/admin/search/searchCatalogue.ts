import { codeFieldOf } from '@lumitor/domain/catalogue/fields';
import { filterArticles } from '../catalogue/filter.ts';
import type { Document } from '../data/documents.ts';
import { CATALOGUE_RESOURCES, type CatalogueResource } from '../data/resources.ts';

export interface FoundArticle {
  resource: CatalogueResource;
  article: Document;
  code: string;
}

const found = (resource: CatalogueResource, article: Document): FoundArticle => {
  const field = codeFieldOf(resource.collection);
  return { resource, article, code: field ? String(article[field] ?? '') : '' };
};

/** All words must match; codes that start with the words come first. */
export function searchCatalogue(documents: readonly (readonly Document[])[], q: string): FoundArticle[] {
  const query = q.trim().toLowerCase();
  if (!query) return [];
  const all = CATALOGUE_RESOURCES.flatMap((resource, index) =>
    filterArticles(resource.collection, documents[index] ?? [], { q }, []).map((article) =>
      found(resource, article),
    ),
  );
  const hasCode = ({ code }: FoundArticle) => code.toLowerCase().startsWith(query);
  return [...all.filter(hasCode), ...all.filter((each) => !hasCode(each))];
}
