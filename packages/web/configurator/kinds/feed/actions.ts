import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { findPlaced } from '@lumitor/domain/kinds/rail/geometry';
import { headingAt } from '@lumitor/domain/kinds/rail/headingAt';
import { geometryOf } from '@lumitor/domain/kinds/rail/layout';
import { planNow } from '../../../visitor/configuratorStore.ts';
import { canRemoveFeed, giveFeedsBack, slideFeed, takeFeedAway } from '../../../visitor/wiring.ts';
import { type Act, ARROW_KEYS, type Press } from '../../hand/act.ts';
import { SLIDE, wayAlong } from '../../hand/along.ts';
import { ARROWS } from '../../hand/arrows.ts';

function slide(feed: PlacedFeed, { key, isShift, onPlan }: Press): void {
  const axis = findPlaced(geometryOf(planNow().layout), feed.stepId)?.axis;
  const arrow = ARROWS[key];
  const way = axis && arrow ? wayAlong(headingAt(axis, feed.at), onPlan(arrow)) : 0;
  if (way !== 0) slideFeed(feed, feed.at + way * (isShift ? SLIDE.coarse : SLIDE.fine), 'slide');
}

export const FEED_ACTS: readonly Act<PlacedFeed>[] = [
  { ...ARROW_KEYS, help: 'keys.slidePiece', do: slide },
  {
    keys: ['g'],
    help: 'keys.givePieceBack',
    button: {
      text: 'pieces.giveBack',
      hint: 'wiring.giveBackHint',
      refusal: ({ id }) => (id === null ? 'wiring.isAutomatic' : undefined),
      isLeaving: true,
    },
    do: giveFeedsBack,
  },
  {
    keys: ['Delete', 'Backspace'],
    help: 'keys.removeFeed',
    button: {
      text: 'wiring.remove',
      icon: 'trash',
      refusal: (feed) => (canRemoveFeed(feed) ? undefined : 'wiring.needed'),
      isLeaving: true,
    },
    do: takeFeedAway,
  },
];
