import { unusual } from '../unusual.ts';
import type { FrameStep } from './frameStep.ts';

/** A step as an order keeps it: without what follows from the steps before it, or goes without saying. */
export type KeptStep = Pick<FrameStep, 'id' | 'frameLength'> &
  Partial<Omit<FrameStep, 'previousStepId'>> & {
    /** Absent: the step before in the list; null: none, it is a start frame. */
    previousStepId?: string | null;
  };

const isOnT = (parent: FrameStep, side: FrameStep['directionFrameSide']): boolean =>
  parent.previousStepId ? parent.isTLayout : side === 'straight';

/** What a step is where nothing else is said. */
function usualStep(side: FrameStep['directionFrameSide'] | undefined, parent: FrameStep | undefined) {
  const directionFrameSide = side ?? parent?.directionFrameSide ?? 'left';
  return {
    directionFrameSide,
    directionFrame: parent ? ('straight' as const) : ('default' as const),
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: false,
    isFrameFromTLayout: parent ? isOnT(parent, directionFrameSide) : false,
  };
}

/** @param steps of a valid layout, each after the one it hangs on */
export function keptSteps(steps: readonly FrameStep[]): KeptStep[] {
  const byId = new Map<string, FrameStep>();
  return steps.map((step, index) => {
    const { previousStepId, ...own } = step;
    const parent = previousStepId ? byId.get(previousStepId) : undefined;
    byId.set(step.id, step);
    const usual = {
      ...usualStep(step.directionFrameSide, parent),
      directionFrameSide: parent?.directionFrameSide ?? 'left',
    };
    const isUsual = (previousStepId ?? undefined) === steps[index - 1]?.id;
    return {
      ...(unusual(own, usual) as KeptStep),
      ...(isUsual ? {} : { previousStepId: previousStepId ?? null }),
    };
  });
}

/** The way back. */
export function stepsFromKept(kept: readonly KeptStep[]): FrameStep[] {
  const byId = new Map<string, FrameStep>();
  let before: FrameStep | undefined;
  return kept.map((own) => {
    const parentId = own.previousStepId === undefined ? before?.id : own.previousStepId;
    const parent = parentId ? byId.get(parentId) : undefined;
    const usual = usualStep(own.directionFrameSide, parent);
    const step: FrameStep = {
      id: own.id,
      frameLength: own.frameLength,
      directionFrameSide: usual.directionFrameSide,
      directionFrame: own.directionFrame ?? usual.directionFrame,
      isCurved: own.isCurved ?? usual.isCurved,
      isTLayout: own.isTLayout ?? usual.isTLayout,
      isTLayoutStart: own.isTLayoutStart ?? usual.isTLayoutStart,
      isFrameFromTLayout: own.isFrameFromTLayout ?? usual.isFrameFromTLayout,
    };
    if (parentId) step.previousStepId = parentId;
    if (own.tArms) step.tArms = own.tArms;
    if (own.origin) step.origin = own.origin;
    if (own.heading !== undefined) step.heading = own.heading;
    byId.set(step.id, step);
    before = step;
    return step;
  });
}
