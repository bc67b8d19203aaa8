import { checkPlan } from '@lumitor/domain/check/checkPlan';
import { examine, type Measure } from '@lumitor/domain/check/examine';
import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import type { MeasuredLight } from '@lumitor/domain/check/rule';
import type { Plan } from '@lumitor/domain/plan/plan';

export interface Checked extends Measure {
  plan: Plan;
  light: MeasuredLight | null;
}

export type CheckMessage =
  | { id: number; checked: Omit<Checked, 'catalogue'>; catalogue?: Checked['catalogue'] }
  | { id: number; fixesOf: string };

export type CheckAnswer = { id: number } & ({ findings: Finding[] } | { fixes: Fix[] } | { error: string });

export const checkHere = ({ plan, light, ...measure }: Checked): Finding[] =>
  checkPlan(examine(plan, measure), light);
