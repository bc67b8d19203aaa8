import { USUAL_ROLES } from '@lumitor/domain/catalogue/partTable';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { Document } from '../data/documents.ts';
import { fillRows } from '../gaps/fill/fillRows.ts';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { sellsWhole, type Trial } from './trial.ts';

/** The way from an empty shop to its first price. */
export const STEPS = ['settings', 'rail', 'rules', 'articles', 'luminaires', 'supply', 'price'] as const;
export type Step = (typeof STEPS)[number];

/** What a step takes by hand, in minutes. */
const MINUTES: Record<Step, number> = {
  settings: 2,
  rail: 2,
  rules: 4,
  articles: 3,
  luminaires: 2,
  supply: 1,
  price: 1,
};

export interface StepState {
  step: Step;
  isDone: boolean;
  /** What there is of it: articles, roles with a code, or articles that lack. */
  count: number;
}

/** How many roles the rules of a rail buy, of {@link USUAL_ROLES}; 0 where it has none. */
function ruledRoles({ table }: LineArticles, rail: Trial['rail']): number {
  const family = familyOf(table, rail);
  return family
    ? USUAL_ROLES.filter((role) => family.parts[role].black || family.parts[role].white).length
    : 0;
}

const isPriced = ({ price }: Document) =>
  typeof price === 'object' && price !== null ? Math.max(...Object.values(price)) > 0 : Number(price) > 0;

/** How far a line is. @param isNamed the shop has said its name */
export function stepStates(line: LineArticles, trial: Trial, isNamed: boolean): StepState[] {
  const { connections, bindings, powers } = line.articles;
  const roles = ruledRoles(line, trial.rail);
  const missing = fillRows(line).length;
  const states: Record<Step, Omit<StepState, 'step'>> = {
    settings: { isDone: isNamed, count: 0 },
    rail: { isDone: connections.some(isPriced), count: connections.length },
    rules: { isDone: roles > 0, count: roles },
    articles: { isDone: roles > 0 && missing === 0, count: missing },
    luminaires: { isDone: bindings.some(isPriced), count: bindings.length },
    supply: { isDone: powers.some(isPriced), count: powers.length },
    price: { isDone: sellsWhole(line), count: 0 },
  };
  return STEPS.map((step) => ({ step, ...states[step] }));
}

export const minutesLeft = (states: readonly StepState[]): number =>
  states.reduce((sum, { step, isDone }) => sum + (isDone ? 0 : MINUTES[step]), 0);
