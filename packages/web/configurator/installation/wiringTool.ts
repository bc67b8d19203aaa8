import { nearestPlace } from '@lumitor/domain/kinds/rail/axis';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { planNow } from '../../visitor/configuratorStore.ts';
import { selectStep } from '../../visitor/editing.ts';
import type { ScreenPoint } from '../../visitor/projection.ts';
import { selectFeed } from '../../visitor/wiring.ts';
import { stepAt } from '../hand/hit.ts';
import type { Tool, ToolSurface } from '../hand/tool.ts';
import { snappedFeedPosition } from '../kinds/feed/carryFeed.ts';
import { installedAt, tapInstalled } from '../kinds/installedHands.ts';
import { wiringKey } from './acts.ts';

export const wiringTool = (surface: ToolSurface) => {
  const { placeOf, pixel } = surface;
  return {
    tap(at: ScreenPoint) {
      const point = placeOf(at);
      if (tapInstalled(point, pixel())) return;
      const reached = installedAt(point, pixel());
      if (reached) return reached.tap();
      const rail = stepAt(geometryOf(planNow().layout), point, pixel());
      if (rail) selectStep(rail.step.id, snappedFeedPosition(rail, nearestPlace(rail.axis, point)));
      else selectFeed(null);
    },
    grab: (at: ScreenPoint) => installedAt(placeOf(at), pixel())?.grab?.(at, surface) ?? null,
    hover: (at: ScreenPoint) => installedAt(placeOf(at), pixel()) !== null,
    key: wiringKey,
  } satisfies Tool;
};
