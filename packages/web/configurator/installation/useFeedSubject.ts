import type { PlacedFeed } from '@lumitor/domain/wiring/feed';
import { useState } from 'react';
import { feedKey } from '../../visitor/wiring.ts';

/**
 * Number that is stable while one feed is selected, and changes with the selection. An automatic feed gets another key
 * once it is placed; its old key is then missing from `feeds`.
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
