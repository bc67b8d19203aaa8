import type { Document } from '../data/documents.ts';

/** Articles by the product code that rules find them by. */
export interface CodeArticles {
  /** Page of the collection, under /admin. */
  resource: string;
  /** One a code, by code: the active one where there are several. */
  options: { code: string; article: Document }[];
  byCode: ReadonlyMap<string, Document>;
}

/** @param field where articles of the collection have their code */
export function codeArticles(
  resource: string,
  articles: readonly Document[],
  field: 'type' | 'description',
): CodeArticles {
  const byCode = new Map<string, Document>();
  for (const article of articles) {
    const code = String(article[field] ?? '').trim();
    const first = byCode.get(code);
    if (code && (!first || (!first.active && article.active))) byCode.set(code, article);
  }
  const options = [...byCode].map(([code, article]) => ({ code, article }));
  options.sort((a, b) => a.code.localeCompare(b.code, 'pl', { numeric: true }));
  return { resource, options, byCode };
}
