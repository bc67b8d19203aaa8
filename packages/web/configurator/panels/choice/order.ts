import type { Listed } from './filter.ts';

/** A way to sort a list, ascending by a key; those that have none come last. */
export interface Order<Article> {
  value: string;
  label: string;
  keyOf: (listed: Listed<Article>) => string | number | null;
}

/** Orders by which some of the articles would change places. */
export const telling = <Article>(
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
