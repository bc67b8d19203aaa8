import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { RETRY_FOR, request } from './request.ts';

/** Why the last sign-in failed, or could not be spared. */
export type SignInFailure = 'credentials' | 'tooMany' | 'unreachable';

export interface SessionState {
  /**
   * `signedOut`: by the person's own act here, or never signed in. `ended`: expired, revoked or signed out in another
   * tab, while this one may hold what is not saved yet.
   */
  status: 'unknown' | 'signedOut' | 'signedIn' | 'ended';
  /** Who is signed in, or was until the session ended. */
  email: string;
  /** When the session ends by itself, in milliseconds since 1970; null where that is not known. */
  expiresAt: number | null;
  /** The error flag: null again at the next attempt. */
  failure: SignInFailure | null;
  /** When it is worth trying again, after too many attempts. */
  retryMinutes: number;
}

export const sessionStore = createStore<SessionState>(() => ({
  status: 'unknown',
  email: '',
  expiresAt: null,
  failure: null,
  retryMinutes: 0,
}));

const sessionSchema = v.object({
  user: v.object({ email: v.string() }),
  /** ISO 8601; as milliseconds. */
  session: v.object({ expiresAt: v.pipe(v.string(), v.transform(Date.parse), v.number()) }),
});

/** Of several questions under way only the last one's answer counts, and none asked before a sign-in or sign-out. */
let lastQuestion = 0;

function isOver({ status }: SessionState): Partial<SessionState> {
  if (status === 'ended') return {};
  if (status === 'signedIn') return { status: 'ended', expiresAt: null, failure: null };
  return { status: 'signedOut', email: '', expiresAt: null };
}

/** Takes over what the service says; without an answer the session stays as it was known. */
export async function refreshSession(): Promise<void> {
  lastQuestion += 1;
  const question = lastQuestion;
  const wasUnknown = sessionStore.getState().status === 'unknown';
  const answer = await request('/api/auth/get-session', { retryFor: wasUnknown ? RETRY_FOR.waiting : 0 });
  if (question !== lastQuestion) return;
  const session = answer.ok ? v.safeParse(sessionSchema, answer.body) : null;
  if (session?.success) {
    const { user, session: lasting } = session.output;
    sessionStore.setState({
      status: 'signedIn',
      email: user.email,
      expiresAt: lasting.expiresAt,
    });
  } else if (answer.ok || answer.status === 401) sessionStore.setState(isOver);
  else if (wasUnknown) sessionStore.setState({ status: 'signedOut', failure: 'unreachable' });
}

/** For clients that were refused for want of a session: whether it has ended is the service's word. */
export function sessionEnded(): void {
  if (sessionStore.getState().status === 'signedIn') void refreshSession();
}

const CHANNEL = 'lumitor-session';

/** Tells every tab that follows the session, this one too, that it is another one now. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it, by whichever tab; returns what ends that. */
export function onSessionAnnounced(hear: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', hear);
  return () => channel.close();
}

function failureOf(status: number): SignInFailure {
  if (status === 429) return 'tooMany';
  return status >= 400 && status < 500 ? 'credentials' : 'unreachable';
}

export async function signIn(email: string, password: string): Promise<boolean> {
  sessionStore.setState({ failure: null });
  const answer = await request('/api/auth/sign-in/email', { method: 'POST', json: { email, password } });
  if (answer.ok) {
    lastQuestion += 1;
    sessionStore.setState({ status: 'signedIn', email });
    announceSession();
  } else {
    const { status, retryMinutes = 0 } = answer;
    sessionStore.setState({ failure: failureOf(status), retryMinutes });
  }
  return answer.ok;
}

export async function signOut(): Promise<boolean> {
  const { ok } = await request('/api/auth/sign-out', { method: 'POST', json: {} });
  if (ok) {
    lastQuestion += 1;
    sessionStore.setState({ status: 'signedOut', email: '', expiresAt: null });
    announceSession();
  }
  return ok;
}

/** Gives up what was begun in a session that has ended, instead of signing in again. */
export function leaveSession(): void {
  sessionStore.setState({ status: 'signedOut', email: '', failure: null });
}
