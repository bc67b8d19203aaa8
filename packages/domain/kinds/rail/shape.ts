import { isEndOfT, type Rail, type Shape, STRAIGHT_ON, T_ARMS } from './step.ts';

export const SIDES = ['left', 'right', 'straight'] as const;

export type Side = (typeof SIDES)[number];

export function hangsOnT(steps: readonly Rail[], step: Rail): boolean {
  const parent = step.kind === 'start' ? undefined : steps.find(({ id }) => id === step.on.stepId);
  return parent !== undefined && step.kind !== 'start' && isEndOfT(parent, step.on.end);
}

export function shapeOf(step: Rail): Shape {
  if (step.kind === 'bent') return { kind: 'bent', direction: step.direction };
  if (step.kind === 'straight') return { kind: 'straight', direction: step.direction, tArms: step.tArms };
  return { ...STRAIGHT_ON, tArms: step.hasT ? T_ARMS[0] : null };
}
