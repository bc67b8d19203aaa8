import type { Cents } from '../units.ts';

/** Results of a partner's link. */
export interface ReflinkStatistics {
  reflinkId: string;
  /** Browsers that opened the link, each counted once a day. */
  openings: number;
  orders: number;
  /** Net totals of the orders, by currency. */
  value: { PLN: Cents; EUR: Cents };
  /** Days with events, oldest first. */
  days: { day: string; openings: number; orders: number }[];
}
