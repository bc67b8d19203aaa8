import { type Cents, cents } from '../units.ts';
import type { BillLine } from './lines.ts';
import type { Quote } from './quoteWith.ts';

/** Net amounts; 0 without a line, null for a price on request. */
export interface ArticleChange {
  article: BillLine['article'];
  kind: BillLine['kind'];
  now: Cents | null;
  after: Cents | null;
}

export interface PriceChange {
  articles: readonly ArticleChange[];
  /** Null if a changed article has its price on request (D22). */
  totals: { net: Cents; gross: Cents } | null;
}

type Amounts = Pick<Quote, 'lines' | 'totals'>;

const articleKey = ({ key, article }: BillLine): string => `${key} ${article?.id ?? ''}`;

/** Articles with equal amounts change nothing, even with a price on request. */
export function priceChange(now: Amounts, after: Amounts): PriceChange {
  const before = new Map(now.lines.map((line) => [articleKey(line), line]));
  const later = new Map(after.lines.map((line) => [articleKey(line), line]));
  const articles = [...new Set([...before.keys(), ...later.keys()])].flatMap((key): ArticleChange[] => {
    const [one, other] = [before.get(key), later.get(key)];
    const line = other ?? one;
    if (!line || (one?.total === other?.total && one?.quantity === other?.quantity)) return [];
    const amountOf = (of: BillLine | undefined) => (of ? of.total : cents(0));
    return [{ article: line.article, kind: line.kind, now: amountOf(one), after: amountOf(other) }];
  });
  const isOpen = articles.some((one) => one.now === null || one.after === null);
  const net = cents(after.totals.net - now.totals.net);
  return {
    articles,
    totals: isOpen ? null : { net, gross: cents(after.totals.gross - now.totals.gross) },
  };
}
