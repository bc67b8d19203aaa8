import { railMiddle } from '@lumitor/domain/kinds/rail/drawing';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { startsOf } from '@lumitor/domain/kinds/rail/railRuns';
import { configuratorStore, planNow } from '../../../visitor/configuratorStore.ts';
import { selectRails, selectStep } from '../../../visitor/editing.ts';
import type { ScreenPoint } from '../../../visitor/projection.ts';
import { railsIn } from '../../../visitor/selection.ts';
import type { Dragging as Dragged } from '../../hand/gestures.ts';
import { drawBox, isWithinSelection } from '../../hand/selectionBox.ts';
import type { ToolSurface } from '../../hand/tool.ts';
import { carryIslands } from './carryIslands.ts';

/** @returns null if the drag moves the view */
export function carryRails(stepId: string, at: ScreenPoint): Dragged | null {
  const { layout, room, underlay } = planNow();
  const selected = railsIn(configuratorStore.getState());
  const isSelected = selected.includes(stepId);
  const startIds = startsOf(layout, isSelected ? selected : [stepId]);
  if (startIds.length === geometryOf(layout).islands && !room && !underlay) return null;
  const carried = carryIslands(startIds, at);
  return {
    ...carried,
    move(...args) {
      if (!isSelected && !railsIn(configuratorStore.getState()).includes(stepId)) selectStep(stepId);
      carried.move(...args);
    },
  };
}

export function boxAroundRails(at: ScreenPoint, { placeOf }: ToolSurface): Dragged {
  const before = railsIn(configuratorStore.getState());
  const middles = geometryOf(planNow().layout).placed.map((place) => ({ place, middle: railMiddle(place) }));
  return drawBox(at, placeOf, (a, b) => {
    const within = middles.flatMap(({ place, middle }) =>
      isWithinSelection(middle, a, b) ? [place.step.id] : [],
    );
    selectRails([...new Set([...before, ...within])]);
  });
}
