import type { Price } from '@lumitor/domain/quote/money';
import { type Searched, searchFor } from './search.ts';

export interface Listed<Article = unknown> {
  article: Article;
  title: string;
  details: string;
  figures?: string;
  /** Null is "price on request" (D22). */
  price: Price | null;
  searched: Searched;
}

export interface Option {
  value: string;
  label: string;
}

export interface Criterion<Article> {
  name: string;
  label: string;
  all: string;
  options: readonly Option[];
  matches: (article: Article, value: string) => boolean;
}

export interface Filter {
  query: string;
  /** Ids; null for all articles. */
  only: ReadonlySet<string> | null;
  by: Readonly<Record<string, string>>;
  order: string;
}

export const NO_FILTER: Filter = { query: '', only: null, by: {}, order: '' };

/** Criteria with only the options that match some articles, but not all. */
export function distinguishing<Article>(
  articles: readonly Article[],
  criteria: readonly Criterion<Article>[],
): Criterion<Article>[] {
  return criteria.flatMap((criterion) => {
    const options = criterion.options.filter(({ value }) => {
      const stored = articles.filter((article) => criterion.matches(article, value)).length;
      return stored > 0 && stored < articles.length;
    });
    return options.length > 0 ? [{ ...criterion, options }] : [];
  });
}

export const narrowedTo = ({ name, options }: Criterion<never>, { by }: Filter): string =>
  options.find(({ value }) => value === by[name])?.value ?? '';

export const countNarrowing = (criteria: readonly Criterion<never>[], filter: Filter): number =>
  criteria.filter((criterion) => narrowedTo(criterion, filter)).length;

export function filtered<Article extends { id: string }>(
  listed: readonly Listed<Article>[],
  filter: Filter,
  criteria: readonly Criterion<Article>[],
): Listed<Article>[] {
  const has = searchFor(filter.query);
  const narrowing = criteria.flatMap((criterion) => {
    const value = narrowedTo(criterion, filter);
    return value ? [(article: Article) => criterion.matches(article, value)] : [];
  });
  return listed.filter(
    ({ article, searched }) =>
      (!filter.only || filter.only.has(article.id)) &&
      narrowing.every((matches) => matches(article)) &&
      has(searched),
  );
}

/** Articles without a key come last. */
export interface ArticleOrder<Article> {
  value: string;
  label: string;
  keyOf: (listed: Listed<Article>) => string | number | null;
}

export const describing = <Article>(
  listed: readonly Listed<Article>[],
  orders: readonly ArticleOrder<Article>[],
): ArticleOrder<Article>[] => orders.filter(({ keyOf }) => new Set(listed.map(keyOf)).size > 1);

export function inOrder<Article>(
  listed: readonly Listed<Article>[],
  order: ArticleOrder<Article> | undefined,
  language: string,
): readonly Listed<Article>[] {
  if (!order) return listed;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = listed.map((row) => ({ row, key: order.keyOf(row) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  });
  return keyed.map(({ row }) => row);
}
