import { greatestOf } from '@lumitor/domain/math/lists';
import { boughtRoles, openRoles } from '@lumitor/domain/parts/neededCodes';
import { familyOf } from '@lumitor/domain/quote/lines';
import type { Minutes } from '@lumitor/domain/units';
import { isPowerMissing } from '../articles/articleGaps.ts';
import type { Document } from '../data/documents.ts';
import { fillRows } from '../gaps/fill/fillRows.ts';
import type { LineArticles } from '../gaps/lineArticles.ts';
import { sellsWhole, type Trial } from './trial.ts';

export const STEPS = ['settings', 'rail', 'rules', 'articles', 'luminaires', 'supply', 'price'] as const;
export type SetupStep = (typeof STEPS)[number];

const MINUTES: Record<SetupStep, Minutes> = {
  settings: 2,
  rail: 2,
  rules: 4,
  articles: 3,
  luminaires: 2,
  supply: 1,
  price: 1,
};

export interface StepState {
  step: SetupStep;
  isDone: boolean;
  count: number;
  of: number;
}

/** Roles with an article or marked as not sold; 0 without rules. */
function decidedRoles({ table }: LineArticles, rail: Trial['rail']): { count: number; of: number } {
  const family = familyOf(table, rail);
  if (!family) return { count: 0, of: 0 };
  const of = boughtRoles(table, family).length;
  return { count: of - openRoles({ ...table, families: [family] }).length, of };
}

const isPriced = ({ price }: Document) =>
  typeof price === 'object' && price !== null ? greatestOf(Object.values(price)) > 0 : Number(price) > 0;

const isReady = (collection: 'bindings' | 'powers') => (article: Document) =>
  isPriced(article) && !isPowerMissing(collection, article);

export function stepStates(line: LineArticles, trial: Trial, isNamed: boolean): StepState[] {
  const { connections, bindings, powers } = line.articles;
  const roles = decidedRoles(line, trial.rail);
  const isRuled = roles.of > 0 && roles.count === roles.of;
  const missing = fillRows(line).length;
  const states: Record<SetupStep, Omit<StepState, 'step' | 'of'> & { of?: number }> = {
    settings: { isDone: isNamed, count: 0 },
    rail: { isDone: connections.some(isPriced), count: connections.length },
    rules: { isDone: isRuled, ...roles },
    articles: { isDone: isRuled && missing === 0, count: missing },
    luminaires: { isDone: bindings.some(isReady('bindings')), count: bindings.length },
    supply: { isDone: powers.some(isReady('powers')), count: powers.length },
    price: { isDone: sellsWhole(line), count: 0 },
  };
  return STEPS.map((step) => ({ step, of: 0, ...states[step] }));
}

export const minutesLeft = (states: readonly StepState[]): Minutes =>
  states.reduce((sum, { step, isDone }) => sum + (isDone ? 0 : MINUTES[step]), 0);
