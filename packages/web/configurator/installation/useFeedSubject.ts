import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { useState } from 'react';
import { feedKey } from '../../visitor/wiring.ts';

/**
 * A number that stays while one feed is selected, and becomes another with the next one. An automatic feed is found by
 * another key once it is put by hand: then the feed before is no longer among `feeds`.
 */
export function useFeedSubject(feed: PlacedFeed, feeds: readonly PlacedFeed[]): number {
  const key = feedKey(feed);
  const [subject, setSubject] = useState({ key, number: 0 });
  if (subject.key === key) return subject.number;
  const isOther = feeds.some((one) => feedKey(one) === subject.key);
  const number = subject.number + (isOther ? 1 : 0);
  setSubject({ key, number });
  return number;
}
