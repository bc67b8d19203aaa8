import { checkPlan } from '@lumitor/domain/check/checkPlan';
import { examine } from '@lumitor/domain/check/examine';
import type { Finding } from '@lumitor/domain/check/finding';
import type { Checked } from './checkMessages.ts';

/** The same as the worker finds, on the page. */
export const checkHere = ({ plan, light, ...measure }: Checked): Finding[] =>
  checkPlan(examine(plan, measure), light);
