import type { Ms } from '@lumitor/domain/units';

/** A clock set back further than this is followed. */
const MOST_AHEAD: Ms = 60_000;

let last: Ms = 0;

/** Later than that of every document before, so that lists in the order of creation have one. */
export function creationTime(): Date {
  const now: Ms = Date.now();
  last = now > last || last - now > MOST_AHEAD ? now : last + 1;
  return new Date(last);
}
