import { cutsAtJoints } from '@lumitor/domain/kinds/cut/cut';
import type { RunPlace } from '@lumitor/domain/kinds/feed/feed';
import { pointAt } from '@lumitor/domain/kinds/rail/axis';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { asideOf, middleOfSign } from '@lumitor/domain/kinds/signSizes';
import type { Plan } from '@lumitor/domain/plan/plan';
import { atCut } from '@lumitor/domain/wiring/feedParts';

/** A feed at a cut is drawn in its own part (D53a). */
export function feedSigns(
  { layout, wiring }: Pick<Plan, 'layout' | 'wiring'>,
  pixel: number,
): (feed: RunPlace) => Point | null {
  const geometry = geometryOf(layout);
  const isAtCut = atCut(geometry, cutsAtJoints(geometry, wiring.cuts));
  return (feed) => {
    const axis = findPlaced(geometry, feed.stepId)?.axis;
    if (!axis) return null;
    const point = pointAt(axis, feed.at);
    if (!isAtCut(feed)) return point;
    return middleOfSign({ kind: 'feed', ...point, aside: asideOf(feed, headingAt(axis, feed.at)) }, pixel);
  };
}
