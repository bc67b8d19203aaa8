import { type Cents, cents } from '../units.ts';

/** Steps of an order, in the order of a sale (D36a). */
export const FUNNEL_STEPS = ['saved', 'enquired', 'offered', 'won'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Orders that reached a step, with their worth (D61). */
export interface StepFigures {
  count: number;
  PLN: Cents;
  EUR: Cents;
}

export interface FunnelFigures extends Record<FunnelStep, StepFigures> {
  visits: number;
}

/** Figures of a month, by partner; `parent` is empty without one. */
export interface FunnelRow extends FunnelFigures {
  /** Start of the month, as requested. */
  from: string;
  parent: string;
}

export const noFigures = (): FunnelFigures => {
  const none = (): StepFigures => ({ count: 0, PLN: cents(0), EUR: cents(0) });
  return { visits: 0, saved: none(), enquired: none(), offered: none(), won: none() };
};

const added = (a: StepFigures, b: StepFigures): StepFigures => ({
  count: a.count + b.count,
  PLN: cents(a.PLN + b.PLN),
  EUR: cents(a.EUR + b.EUR),
});

export const funnelSum = (rows: readonly FunnelFigures[]): FunnelFigures =>
  rows.reduce<FunnelFigures>(
    (sum, row) => ({
      visits: sum.visits + row.visits,
      saved: added(sum.saved, row.saved),
      enquired: added(sum.enquired, row.enquired),
      offered: added(sum.offered, row.offered),
      won: added(sum.won, row.won),
    }),
    noFigures(),
  );

/** Share of the step before, such as 0.25; null if nothing reached that. Exceeds 1 if orders skip a step. */
export function conversion(figures: FunnelFigures, step: FunnelStep): number | null {
  const before = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1];
  const of = before ? figures[before].count : figures.visits;
  return of > 0 ? figures[step].count / of : null;
}
