import { useMemo } from 'react';
import type { CatalogueResource } from '../data/resources.ts';
import { useArticles } from './useArticles.ts';

/** What articles have in a field, in order. */
export function useValues(resource: CatalogueResource, name: 'type' | 'cct' | 'ip'): string[] {
  const articles = useArticles(resource);
  return useMemo(
    () =>
      [...new Set(articles.map((article) => String(article[name] ?? '')))]
        .filter(Boolean)
        .sort((a, b) => a.localeCompare(b, 'pl', { numeric: true })),
    [articles, name],
  );
}
