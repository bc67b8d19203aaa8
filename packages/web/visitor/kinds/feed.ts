import { canRemoveFeed, selectedFeedNow, takeFeedAway } from '../wiring.ts';
import { type SelectableKind, type SelectionOf, selectionWhile } from './kind.ts';

export const feed: SelectableKind<SelectionOf<'feed'>> = {
  kind: 'feed',
  remaining: (selection) => selectionWhile(selection, selectedFeedNow() !== null),
  deletion(_, t) {
    const selected = selectedFeedNow();
    return {
      label: t('canvas.delete_feed'),
      disabledReason: selected && canRemoveFeed(selected) ? undefined : t('wiring.needed'),
    };
  },
  remove() {
    const selected = selectedFeedNow();
    if (selected) takeFeedAway(selected);
  },
};
