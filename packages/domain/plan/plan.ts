import { EMPTY_LAYOUT, type Layout } from '../kinds/rail/layout.ts';
import { type Choices, NEW_CHOICES } from './choices.ts';
import { EMPTY_FIELDS, type PlanFields } from './fields.ts';

export const MAX_NAME = 120;

/** D41. */
export interface Plan extends PlanFields {
  layout: Layout;
  choices: Choices;
}

export const EMPTY_PLAN: Plan = { layout: EMPTY_LAYOUT, choices: NEW_CHOICES, ...EMPTY_FIELDS };
