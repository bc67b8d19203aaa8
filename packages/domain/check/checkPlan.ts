import type { Examined } from './examine.ts';
import { type Finding, WEIGHTS } from './finding.ts';
import type { MeasuredLight } from './rule.ts';
import { RULES } from './rules.ts';

/** All that is to be told of a plan, the heaviest first (D57). @param light where it has been measured */
export function checkPlan(examined: Examined, light: MeasuredLight | null = null): Finding[] {
  const all = RULES.flatMap((rule) => rule.find(examined, light));
  return WEIGHTS.flatMap((weight) => all.filter((one) => one.weight === weight));
}
