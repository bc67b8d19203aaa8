import type { ListedOrder, OrderSum } from './orderWork.ts';

/** The orders that were saved in one week. */
export interface WeekOfOrders {
  /** ISO 8601: its first moment. */
  from: string;
  saved: OrderSum[];
  /** Those of them that have been won since. */
  won: OrderSum[];
}

/** A luminaire and how many of it orders have. */
export interface ChosenArticle {
  code: string;
  /** By language. */
  titles: Readonly<Record<string, string>>;
  /** Path of its picture, or empty. */
  img: string;
  pieces: number;
}

/** How the sales of a shop stand, for its first page. */
export interface OrderOverview {
  /** Enquiries about orders that nobody has taken up: all, and the newest of them. */
  enquiries: { count: number; oldest: string | null; newest: ListedOrder[] };
  /** Of the orders that wait for an answer, by what they are worth (D61). */
  offered: {
    count: number;
    sums: OrderSum[];
    /** `2026-11-24`: the first day of today or later after which one of them holds no more; null: none has one. */
    nearest: string | null;
  };
  /** Won since the month began. */
  won: OrderSum[];
  /** The oldest first; the last is this one. */
  weeks: WeekOfOrders[];
  /** Most chosen of the newest `of` orders since the month began, which has `all`. */
  chosen: { articles: ChosenArticle[]; of: number; all: number };
  /** Since the month began, by the partner's link; empty: by none. */
  partners: (OrderSum & { parent: string })[];
}
