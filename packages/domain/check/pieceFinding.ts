import type { Arrangement, Dormant } from '../luminaires/arrangement.ts';
import type { Plan } from '../plan/plan.ts';

/** Luminaires that are not where they were wanted, or nowhere (D57). */
export type PieceFinding =
  | ({ kind: 'dormant' } & Dormant)
  /** So many of an article find no place on the rails. */
  | { kind: 'noRoom'; bindingId: string; count: number };

/** What is to be told of an arrangement. Without a rail nothing has room, which needs no word. */
export const pieceFindingsOf = (
  { layout }: Pick<Plan, 'layout'>,
  { dormant, noRoom }: Arrangement,
): PieceFinding[] =>
  layout.steps.length === 0
    ? []
    : [
        ...dormant.map((one) => ({ kind: 'dormant' as const, ...one })),
        ...[...noRoom].map(([bindingId, count]) => ({ kind: 'noRoom' as const, bindingId, count })),
      ];
