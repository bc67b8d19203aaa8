import type { Price } from '@lumitor/domain/quote/money';
import { type Searched, searchFor } from './search.ts';

/** An article as a list shows it, in the visitor's language. */
export interface Listed<Article = unknown> {
  article: Article;
  title: string;
  /** Code and the like, in one line. */
  details: string;
  /** What it does, in one line; empty where that is not known. */
  figures?: string;
  /** Null is "price on request" (D22). */
  price: Price | null;
  searched: Searched;
}

export interface Option {
  value: string;
  label: string;
}

/** Something by which a list is narrowed, such as the type. */
export interface Criterion<Article> {
  name: string;
  label: string;
  /** For no narrowing. */
  all: string;
  options: readonly Option[];
  matches: (article: Article, value: string) => boolean;
}

/** What a list of articles is narrowed to, and how it is sorted. */
export interface Filter {
  query: string;
  /** Only these, by id; null for all. */
  only: ReadonlySet<string> | null;
  /** The value of each criterion, by its name. */
  by: Readonly<Record<string, string>>;
  /** Of an `Order`; empty: as the catalogue has them. */
  order: string;
}

export const NO_FILTER: Filter = { query: '', only: null, by: {}, order: '' };

/** Criteria as far as they distinguish: with the options that keep some of the articles, and not all. */
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

/** The value that a criterion narrows to; empty for none, and for one that is no longer among the options. */
export const narrowedTo = ({ name, options }: Criterion<never>, { by }: Filter): string =>
  options.find(({ value }) => value === by[name])?.value ?? '';

/** How many criteria narrow a list. */
export const countNarrowing = (criteria: readonly Criterion<never>[], filter: Filter): number =>
  criteria.filter((criterion) => narrowedTo(criterion, filter)).length;

/** The articles that the filter leaves, in their order. */
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

/** A way to sort a list, ascending by a key; those that have none come last. */
export interface Order<Article> {
  value: string;
  label: string;
  keyOf: (listed: Listed<Article>) => string | number | null;
}

/** Orders by which some of the articles would change places. */
export const describing = <Article>(
  listed: readonly Listed<Article>[],
  orders: readonly Order<Article>[],
): Order<Article>[] => orders.filter(({ keyOf }) => new Set(listed.map(keyOf)).size > 1);

/** The articles in an order, those alike as they were. @param language whose alphabet sorts titles */
export function inOrder<Article>(
  listed: readonly Listed<Article>[],
  order: Order<Article> | undefined,
  language: string,
): readonly Listed<Article>[] {
  if (!order) return listed;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyed = listed.map((one) => ({ one, key: order.keyOf(one) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  });
  return keyed.map(({ one }) => one);
}
