import type { Ms } from '@lumitor/domain/units';
import { onSessionAnnounced, refreshSession, sessionStore } from './session.ts';

const EXPIRY_MARGIN: Ms = 1_000;
const RETRY_DELAY: Ms = 10_000;
const LONGEST_DELAY: Ms = 2 ** 31 - 1;

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
