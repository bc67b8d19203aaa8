import { middleOf } from '@lumitor/domain/drawing/drawing';
import type { Heading, Point } from '@lumitor/domain/layout/heading';
import { geometryOf, type Layout } from '@lumitor/domain/layout/layout';
import { sameEnd } from '@lumitor/domain/layout/step';
import { useMemo } from 'react';
import { useConfigurator, useLayout } from '../store/configuratorStore.ts';

/** A point of the layout that the open card belongs to. */
export interface Anchor {
  kind: 'end' | 'step';
  at: Point;
  heading: Heading;
}

const MIDDLE: Anchor = { kind: 'end', at: { x: 0, y: 0 }, heading: 0 };

/** The selected step, else the active end, else the middle where nothing is drawn; null where no end is open. */
export function anchorOf(layout: Layout, selectedStepId: string | null): Anchor | null {
  const { placed, indexOf, openEnds } = geometryOf(layout);
  if (placed.length === 0) return MIDDLE;
  const selected = placed[indexOf.get(selectedStepId ?? '') ?? -1];
  if (selected) return { kind: 'step', at: middleOf(selected), heading: selected.axis.endHeading };
  const end = openEnds.find((open) => sameEnd(open, layout.activeEnd));
  return end ? { kind: 'end', at: { x: end.x, y: end.y }, heading: end.heading } : null;
}

export function useAnchor(): Anchor | null {
  const layout = useLayout();
  const selectedStepId = useConfigurator((state) => state.selectedStepId);
  return useMemo(() => anchorOf(layout, selectedStepId), [layout, selectedStepId]);
}
