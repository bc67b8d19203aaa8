import { railMiddle } from '@lumitor/domain/kinds/rail/drawing';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import type { Heading, Point } from '@lumitor/domain/kinds/rail/heading';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { sameEnd } from '@lumitor/domain/kinds/rail/step';
import { currentPlan } from '@lumitor/domain/plan/history';
import type { Plan } from '@lumitor/domain/plan/plan';
import { useMemo } from 'react';
import { useConfigurator } from '../../visitor/configuratorStore.ts';
import { firstPlace } from '../../visitor/editing.ts';
import { railsIn } from '../../visitor/selection.ts';

export interface Anchor {
  kind: 'end' | 'step';
  at: Point;
  heading: Heading;
}

/** Point that the view follows: the last selected rail, else the active end, else the first rail's start. */
export function anchorOf(
  { layout, room }: Pick<Plan, 'layout' | 'room'>,
  selectedIds: readonly string[],
): Anchor | null {
  const geometry = geometryOf(layout);
  if (layout.steps.length === 0) return { kind: 'end', at: firstPlace(room), heading: 0 };
  const selected = findPlaced(geometry, selectedIds.at(-1) ?? '');
  if (selected) return { kind: 'step', at: railMiddle(selected), heading: selected.axis.endHeading };
  const end = geometry.openEnds.find((open) => sameEnd(open, layout.activeEnd));
  return end ? { kind: 'end', at: { x: end.x, y: end.y }, heading: end.heading } : null;
}

export function useAnchor(): Anchor | null {
  const { layout, room } = useConfigurator(({ history }) => currentPlan(history));
  const selection = useConfigurator((state) => state.selection);
  return useMemo(() => anchorOf({ layout, room }, railsIn({ selection })), [layout, room, selection]);
}
