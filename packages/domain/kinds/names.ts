import type { Translate } from '../translation/lookup.ts';
import { obstacleNames } from './obstacle/names.ts';
import type { PlanAround } from './shape.ts';

const NAMES: readonly ((around: PlanAround, t: Translate) => string[])[] = [
  ({ room }, t) => obstacleNames(room?.obstacles, t),
];

/** Names of the solids, in the order of `solidsOf`. */
export const solidNamesOf = (around: PlanAround, t: Translate): string[] =>
  NAMES.flatMap((names) => names(around, t));
