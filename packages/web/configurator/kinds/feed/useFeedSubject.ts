import type { PlacedFeed } from '@lumitor/domain/kinds/feed/feed';
import { useState } from 'react';
import { feedKey } from '../../../visitor/wiring.ts';

/** A placed automatic feed has a new key: same subject. */
export function useFeedSubject(feed: PlacedFeed, feeds: readonly PlacedFeed[]): number {
  const key = feedKey(feed);
  const [subject, setSubject] = useState({ key, number: 0 });
  if (subject.key === key) return subject.number;
  const isOther = feeds.some((other) => feedKey(other) === subject.key);
  const number = subject.number + (isOther ? 1 : 0);
  setSubject({ key, number });
  return number;
}
