import { unusual } from '../unusual.ts';
import { endUnder, isEndOfT, type Step } from './step.ts';

/** A step as an order keeps it: without what follows from the steps before it, or goes without saying. */
export type KeptStep = Pick<Step, 'id' | 'frameLength'> &
  Partial<Omit<Step, 'previousStepId'>> & {
    /** Absent: the step before in the list; null: none, it is a start frame. */
    previousStepId?: string | null;
  };

/** What a step is where nothing else is said. */
function usualStep(side: Step['directionFrameSide'] | undefined, parent: Step | undefined) {
  const directionFrameSide = side ?? parent?.directionFrameSide ?? 'left';
  return {
    directionFrameSide,
    directionFrame: parent ? ('straight' as const) : ('default' as const),
    isCurved: false,
    isTLayout: false,
    isTLayoutStart: false,
    isFrameFromTLayout: parent ? isEndOfT(parent, endUnder(parent, { directionFrameSide })) : false,
  };
}

/** @param steps of a valid layout, each after the one it hangs on */
export function keptSteps(steps: readonly Step[]): KeptStep[] {
  const byId = new Map<string, Step>();
  return steps.map((step, index) => {
    const { previousStepId, ...own } = step;
    const parent = previousStepId === undefined ? undefined : byId.get(previousStepId);
    byId.set(step.id, step);
    const usual = {
      ...usualStep(step.directionFrameSide, parent),
      directionFrameSide: parent?.directionFrameSide ?? 'left',
    };
    const isUsual = previousStepId === steps[index - 1]?.id;
    return {
      ...(unusual(own, usual) as KeptStep),
      ...(isUsual ? {} : { previousStepId: previousStepId ?? null }),
    };
  });
}

/** The way back. */
export function stepsFromKept(kept: readonly KeptStep[]): Step[] {
  const byId = new Map<string, Step>();
  let before: Step | undefined;
  return kept.map((own) => {
    const parentId = own.previousStepId === undefined ? before?.id : own.previousStepId;
    const parent = parentId ? byId.get(parentId) : undefined;
    const usual = usualStep(own.directionFrameSide, parent);
    const step: Step = {
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
    byId.set(step.id, step);
    before = step;
    return step;
  });
}
