import type { Ms } from '@lumitor/domain/units';
import { onSessionAnnounced, refreshSession, sessionStore } from './session.ts';

/** The service also considers the session expired after this time. */
const EXPIRY_MARGIN: Ms = 1_000;
/** Retry delay if the local clock is ahead of the service's. */
const RETRY_DELAY: Ms = 10_000;
/** Longest delay of a timer. */
const LONGEST_DELAY: Ms = 2 ** 31 - 1;

/** Checks again at expiry, as often as the session is prolonged. */
function followExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const { expiresAt } = sessionStore.getState();
    if (expiresAt === null) return;
    const remaining = expiresAt + EXPIRY_MARGIN - Date.now();
    timer = setTimeout(check, remaining > 0 ? Math.min(remaining, LONGEST_DELAY) : RETRY_DELAY);
  };
  const check = () => {
    wait();
    void refreshSession();
  };
  wait();
  const stop = sessionStore.subscribe(wait);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Follows the session, which other tabs can start and end, and which expires. */
export function followSession(page: Document = document): () => void {
  const refresh = () => {
    if (page.visibilityState === 'visible') void refreshSession();
  };
  refresh();
  page.addEventListener('visibilitychange', refresh);
  const stops = [
    followExpiry(),
    onSessionAnnounced(() => void refreshSession()),
    () => page.removeEventListener('visibilitychange', refresh),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
