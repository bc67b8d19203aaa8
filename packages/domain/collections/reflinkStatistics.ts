import type { Cents } from '../units.ts';

export interface ReflinkStatistics {
  reflinkId: string;
  /** Browsers that opened the link, each once a day. */
  openings: number;
  orders: number;
  value: { PLN: Cents; EUR: Cents };
  days: { day: string; openings: number; orders: number }[];
}
