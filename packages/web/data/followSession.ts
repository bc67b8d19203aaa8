import { onSessionAnnounced, refreshSession, sessionStore } from './session.ts';

/** Milliseconds after which the service also considers the session expired. */
const AFTER_EXPIRY = 1_000;
/** Milliseconds until the next check if this computer's clock is ahead of the service's. */
const AGAIN = 10_000;
/** Longest delay of a timer in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Checks again when the session expires, as often as it is prolonged. */
function followExpiry(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const { expiresAt } = sessionStore.getState();
    if (expiresAt === null) return;
    const remaining = expiresAt + AFTER_EXPIRY - Date.now();
    timer = setTimeout(check, remaining > 0 ? Math.min(remaining, LONGEST) : AGAIN);
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
