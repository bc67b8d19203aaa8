import type { Cents } from '../units.ts';

/** What a partner's link has brought. */
export interface ReflinkStatistics {
  reflinkId: string;
  /** Browsers that opened it, each once a day. */
  openings: number;
  orders: number;
  /** Net totals of the orders, by the currency they were saved in. */
  value: { PLN: Cents; EUR: Cents };
  /** Days on which something happened, oldest first. */
  days: { day: string; openings: number; orders: number }[];
}
