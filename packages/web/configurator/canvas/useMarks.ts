import { axisPath } from '@lumitor/domain/drawing/axisPath';
import { geometryOf } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { useMemo } from 'react';
import { useLayout } from '../../visitor/configuratorStore.ts';
import { useSelectedStepId } from '../../visitor/selection.ts';

/** What stands out on the drawing, as SVG paths in centimetres. */
export interface Marks {
  /** The axis of the step selected. */
  selected: string;
  /** Points of the open ends that can be made active. */
  ends: string;
}

export function useMarks(): Marks {
  const layout = useLayout();
  const selectedStepId = useSelectedStepId();
  const { placed, openEnds, indexOf } = geometryOf(layout);
  const { activeEnd } = layout;
  const ends = useMemo(
    () =>
      openEnds
        .filter((end) => end.takesSteps && !sameEnd(end, activeEnd))
        .map(({ x, y }) => `M${x} ${y}h0`)
        .join(''),
    [openEnds, activeEnd],
  );
  const selected = placed[indexOf.get(selectedStepId ?? '') ?? -1];
  return { selected: selected ? axisPath(selected.axis) : '', ends };
}
