import type { Ms } from '@lumitor/domain/units';
import { type Answer, request } from './request.ts';

const FIRST_DELAY: Ms = 2_000;
const LONGEST_DELAY: Ms = 60_000;
/** Limit of a page left open: about two hours. */
const MOST_REQUESTS = 120;
const CHEAP_REQUEST = '/api/auth/get-session';

const isFromService = (answer: Answer): boolean =>
  answer.ok ? answer.cachedAt === undefined : answer.status > 0 && answer.status < 500;

/**
 * Calls `act` once the service answers again, but not if the first request is answered: it was not down.
 * Delays double; a hidden page pauses.
 * @returns stop function
 */
export function awaitService(
  act: () => void,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;
  let delay = FIRST_DELAY;
  const schedule = () => {
    clearTimeout(timer);
    if (count > 0 && count < MOST_REQUESTS && page.visibilityState !== 'hidden')
      timer = setTimeout(() => void send(), delay);
  };
  const send = async () => {
    const answer = await request(CHEAP_REQUEST, { retryFor: 0, signal });
    if (signal.aborted) return;
    count += 1;
    if (isFromService(answer)) {
      stop.abort();
      if (count > 1) act();
      return;
    }
    if (count > 1) delay = Math.min(2 * delay, LONGEST_DELAY);
    schedule();
  };
  page.addEventListener('visibilitychange', schedule, { signal });
  void send();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
