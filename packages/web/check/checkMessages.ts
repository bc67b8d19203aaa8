import { checkPlan } from '@lumitor/domain/check/checkPlan';
import { examine, type Measure } from '@lumitor/domain/check/examine';
import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import type { MeasuredLight } from '@lumitor/domain/check/rule';
import type { Plan } from '@lumitor/domain/plan/plan';

/** Plan with the data for its check, including its measured light. */
export interface Checked extends Measure {
  plan: Plan;
  light: MeasuredLight | null;
}

/** Message to the worker; contains the catalogue only if it has changed. */
export type CheckMessage =
  | { id: number; checked: Omit<Checked, 'catalogue'>; catalogue?: Checked['catalogue'] }
  /** Key of a finding in the last checked plan. */
  | { id: number; fixesOf: string };

export type CheckAnswer = { id: number } & ({ findings: Finding[] } | { fixes: Fix[] } | { error: string });

/** Check on the page, with the same result as in the worker. */
export const checkHere = ({ plan, light, ...measure }: Checked): Finding[] =>
  checkPlan(examine(plan, measure), light);
