import type { Cents } from '../units.ts';

export interface ReflinkStatistics {
  reflinkId: string;
  /** Counts each browser once a day. */
  openings: number;
  orders: number;
  value: { PLN: Cents; EUR: Cents };
  days: { day: string; openings: number; orders: number }[];
}
