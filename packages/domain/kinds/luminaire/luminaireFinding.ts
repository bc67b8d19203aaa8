import type { Plan } from '../../plan/plan.ts';
import type { Arrangement, Dormant } from './arrangement.ts';

export type LuminaireFinding =
  | ({ kind: 'dormant' } & Dormant)
  | { kind: 'noRoom'; bindingId: string; count: number };

export const luminaireFindingsOf = (
  { layout }: Pick<Plan, 'layout'>,
  { dormant, noRoom }: Arrangement,
): LuminaireFinding[] =>
  layout.steps.length === 0
    ? []
    : [
        ...dormant.map((one) => ({ kind: 'dormant' as const, ...one })),
        ...[...noRoom].map(([bindingId, count]) => ({ kind: 'noRoom' as const, bindingId, count })),
      ];
