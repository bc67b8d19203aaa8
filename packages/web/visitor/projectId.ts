import type { Plan } from '@lumitor/domain/plan/plan';

/** Whether nothing was drawn, chosen or named that a visitor would look for again. */
export const isUntouched = ({ layout, choices, room, underlay, name }: Plan): boolean =>
  layout.steps.length === 0 &&
  choices.bindings.length === 0 &&
  choices.accessories.length === 0 &&
  room === null &&
  underlay === null &&
  name === '';

/** The project of what begins in the place of a plan: another one, so that the plan stays as it is (D70). */
export const projectAfter = (project: string | null, plan: Plan): string | null =>
  isUntouched(plan) ? project : crypto.randomUUID();
