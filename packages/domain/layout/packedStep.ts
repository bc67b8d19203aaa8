import { unusual } from '../unusual.ts';
import type { FrameStep } from './frameStep.ts';

/** Step of a stored order without derived and default values. */
export type PackedStep = Pick<FrameStep, 'id' | 'frameLength'> &
  Partial<Omit<FrameStep, 'previousStepId'>> & {
    /** Absent if the parent is the previous step; null for a start frame. */
    previousStepId?: string | null;
  };

const isOnT = (parent: FrameStep, side: FrameStep['directionFrameSide']): boolean =>
  parent.previousStepId ? parent.isTLayout : side === 'straight';

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

export function packSteps(steps: readonly FrameStep[]): PackedStep[] {
  const byId = new Map(steps.map((step) => [step.id, step]));
  return steps.map(({ previousStepId, ...own }, index) => {
    const parent = previousStepId ? byId.get(previousStepId) : undefined;
    const side = parent?.directionFrameSide ?? 'left';
    const usual = { ...usualStep(own.directionFrameSide, parent), directionFrameSide: side };
    const isUsual = (previousStepId ?? undefined) === steps[index - 1]?.id;
    const on = isUsual ? {} : { previousStepId: previousStepId ?? null };
    return { ...(unusual(own, usual) as PackedStep), ...on };
  });
}

export function unpackSteps(packed: readonly PackedStep[]): FrameStep[] {
  const byId = new Map<string, FrameStep>();
  let before: string | undefined;
  return packed.map(({ previousStepId: parentId = before, ...own }) => {
    const parent = parentId ? byId.get(parentId) : undefined;
    const usual = usualStep(own.directionFrameSide, parent);
    const step: FrameStep = { ...usual, ...own, ...(parentId && { previousStepId: parentId }) };
    byId.set(step.id, step);
    before = step.id;
    return step;
  });
}
