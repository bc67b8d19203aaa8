import type { Plan } from '@lumitor/domain/plan/plan';

export const isUntouched = ({ layout, choices, room, underlay, name }: Plan): boolean =>
  layout.steps.length === 0 &&
  choices.bindings.length === 0 &&
  choices.accessories.length === 0 &&
  room === null &&
  underlay === null &&
  name === '';

/** The replacing plan starts another project, so that the former plan stays (D70). */
export const projectAfter = (project: string | null, plan: Plan): string | null =>
  isUntouched(plan) ? project : crypto.randomUUID();
