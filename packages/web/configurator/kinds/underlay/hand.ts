import type { Point } from '@lumitor/domain/kinds/rail/heading';
import { pixelAt } from '@lumitor/domain/kinds/underlay/calibration';
import type { Underlay } from '@lumitor/domain/kinds/underlay/underlay';
import { setUnderlay, underlayNow } from '../../../visitor/room.ts';
import type { KindHand } from '../hand.ts';

function isOnPicture(underlay: Underlay, at: Point): boolean {
  const { x, y } = pixelAt(underlay, at);
  return x >= 0 && y >= 0 && x <= underlay.width && y <= underlay.height;
}

function moveBy(underlay: Underlay, by: Point, typing: string): void {
  setUnderlay({ ...underlay, x: underlay.x + by.x, y: underlay.y + by.y }, typing);
}

/** A locked floor plan stays. */
export const underlayHand: KindHand = {
  kind: 'underlay',
  carryFrom(point) {
    const underlay = underlayNow();
    if (!underlay || underlay.isLocked || !isOnPicture(underlay, point)) return null;
    return (by, _, typing) => moveBy(underlay, by, typing);
  },
  nudge(_, by, typing) {
    const underlay = underlayNow();
    if (!underlay || underlay.isLocked) return false;
    moveBy(underlay, by, typing);
    return true;
  },
};
