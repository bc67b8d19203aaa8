import type { RoomPlace } from '@lumitor/domain/kinds/device/position';
import { proposeCables } from '@lumitor/domain/kinds/feed/edits';
import { isAt, type PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { heightsNow } from '../../../visitor/devices.ts';
import { edit, newStepId } from '../../../visitor/editing.ts';
import { feedsNow, selectedFeedNow, selectFeed, wiredNow } from '../../../visitor/wiring.ts';

export function proposeCablesTo(feeds: readonly PlacedFeed[], supply: RoomPlace | null): void {
  const selected = selectedFeedNow();
  if (!supply || !edit(proposeCables(wiredNow(), feeds, supply, heightsNow().rail, newStepId))) return;
  const after = selected && feedsNow().find((feed) => isAt(feed, selected));
  if (after) selectFeed(after);
}
