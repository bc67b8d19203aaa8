import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { RETRY_FOR, request } from './request.ts';

/** Why the last sign-in failed. */
export type SignInFailure = 'credentials' | 'tooMany' | 'unreachable';

export interface SessionState {
  status: 'unknown' | 'signedOut' | 'signedIn';
  /** Empty unless signed in. */
  email: string;
  /** The error flag: null again at the next attempt. */
  failure: SignInFailure | null;
}

export const sessionStore = createStore<SessionState>(() => ({
  status: 'unknown',
  email: '',
  failure: null,
}));

const signedInSchema = v.object({ user: v.object({ email: v.string() }) });

/** Takes over what the service says; without an answer the session stays as it was known. */
export async function refreshSession(): Promise<void> {
  const { status } = sessionStore.getState();
  const answer = await request('/api/auth/get-session', {
    retryFor: status === 'unknown' ? RETRY_FOR.waiting : 0,
  });
  const signedIn = answer.ok ? v.safeParse(signedInSchema, answer.body) : null;
  if (signedIn?.success) sessionStore.setState({ status: 'signedIn', email: signedIn.output.user.email });
  else if (answer.ok || status === 'unknown') sessionStore.setState({ status: 'signedOut', email: '' });
}

function failureOf(status: number): SignInFailure {
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'credentials' : 'unreachable';
}

export async function signIn(email: string, password: string): Promise<boolean> {
  sessionStore.setState({ failure: null });
  const answer = await request('/api/auth/sign-in/email', { method: 'POST', json: { email, password } });
  if (answer.ok) sessionStore.setState({ status: 'signedIn', email });
  else sessionStore.setState({ failure: failureOf(answer.status) });
  return answer.ok;
}

export async function signOut(): Promise<boolean> {
  const { ok } = await request('/api/auth/sign-out', { method: 'POST', json: {} });
  if (ok) sessionStore.setState({ status: 'signedOut', email: '' });
  return ok;
}

/** Follows the session: it may end, or begin, in another tab. */
export function followSession(page: Document = document): () => void {
  const refresh = () => {
    if (page.visibilityState === 'visible') void refreshSession();
  };
  refresh();
  page.addEventListener('visibilitychange', refresh);
  return () => page.removeEventListener('visibilitychange', refresh);
}
