import { type AccountRole, accountRole } from '@lumitor/domain/people/roles';
import type { Minutes, Ms } from '@lumitor/domain/units';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { failedRead } from './messages.ts';
import { showPasskey } from './passkey.ts';
import { type Answer, RETRY_FOR, request } from './request.ts';

export type SignInFailure =
  | 'credentials'
  | 'tooMany'
  | 'unreachable'
  | 'deactivated'
  | 'code'
  | 'codeEnded'
  | 'passkey';

export interface SessionState {
  /** `ended`: expired, revoked or signed out in another tab, while this one may have unsaved work. */
  status: 'unknown' | 'signedOut' | 'signedIn' | 'ended';
  email: string;
  role: AccountRole;
  needsCode: boolean;
  expiresAt: Ms | null;
  failure: SignInFailure | null;
  retryMinutes: Minutes;
}

export const sessionStore = createStore<SessionState>(() => ({
  status: 'unknown',
  email: '',
  role: 'viewer',
  needsCode: false,
  expiresAt: null,
  failure: null,
  retryMinutes: 0,
}));

const userSchema = v.object({ email: v.string(), role: v.fallback(accountRole, 'viewer') });
const sessionSchema = v.object({
  user: userSchema,
  session: v.object({ expiresAt: v.pipe(v.string(), v.transform(Date.parse), v.number()) }),
});

/** Answers of earlier requests, also those before a sign-in or sign-out, are ignored. */
let lastQuestion = 0;

function isOver({ status }: SessionState): Partial<SessionState> {
  if (status === 'ended') return {};
  if (status === 'signedIn') return { status: 'ended', expiresAt: null, failure: null };
  return { status: 'signedOut', email: '', expiresAt: null };
}

/** Without an answer the session stays as known. */
export async function refreshSession(): Promise<void> {
  lastQuestion += 1;
  const question = lastQuestion;
  const wasUnknown = sessionStore.getState().status === 'unknown';
  const answer = await request('/api/auth/get-session', { retryFor: wasUnknown ? RETRY_FOR.waiting : 0 });
  if (!answer.ok && answer.status !== 401) console.error(failedRead(answer.status));
  if (question !== lastQuestion) return;
  const session = answer.ok ? v.safeParse(sessionSchema, answer.body) : null;
  if (session?.success) {
    const { user, session: lasting } = session.output;
    sessionStore.setState({
      status: 'signedIn',
      email: user.email,
      role: user.role,
      needsCode: false,
      expiresAt: lasting.expiresAt,
    });
  } else if (answer.ok || answer.status === 401) sessionStore.setState(isOver);
  else if (wasUnknown) sessionStore.setState({ status: 'signedOut', failure: 'unreachable' });
}

/** Checks the session after a refused request; the service decides whether it has ended. */
export function sessionEnded(): void {
  if (sessionStore.getState().status === 'signedIn') void refreshSession();
}

const CHANNEL = 'lumitor-session';

export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** @returns stop function */
export function onSessionAnnounced(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}

function failureOf({ status, refusal }: Answer & { ok: false }): SignInFailure {
  if (status === 429) return 'tooMany';
  if (refusal?.code === 'ACCOUNT_DEACTIVATED') return 'deactivated';
  return status >= 400 && status < 500 ? 'credentials' : 'unreachable';
}

const failed = (answer: Answer & { ok: false }, failure = failureOf(answer)): void =>
  sessionStore.setState({ failure, retryMinutes: answer.retryMinutes ?? 0 });

function start(answer: Answer & { ok: true }): void {
  const { user } = v.parse(v.object({ user: userSchema }), answer.body);
  lastQuestion += 1;
  sessionStore.setState({ status: 'signedIn', ...user, needsCode: false });
  announceSession();
}

const needsCode = (body: unknown) => typeof body === 'object' && body !== null && 'needsCode' in body;

/** @returns whether the session has started; a code may have to follow */
export async function signIn(email: string, password: string): Promise<boolean> {
  sessionStore.setState({ failure: null });
  const answer = await request('/api/auth/sign-in/email', { method: 'POST', json: { email, password } });
  if (!answer.ok) failed(answer);
  else if (needsCode(answer.body)) sessionStore.setState({ needsCode: true });
  else start(answer);
  return sessionStore.getState().status === 'signedIn';
}

export async function signInWithCode(given: string): Promise<void> {
  sessionStore.setState({ failure: null });
  const code = given.replaceAll(/\s/g, '');
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'backup-code';
  const answer = await request(`/api/auth/two-factor/verify-${kind}`, { method: 'POST', json: { code } });
  if (answer.ok) return start(answer);
  const isWrong = answer.status === 401 && /^INVALID_(BACKUP_)?CODE$/.test(answer.refusal?.code ?? '');
  const hasEnded = answer.status === 400 || answer.status === 401;
  if (isWrong) sessionStore.setState({ failure: 'code' });
  else if (hasEnded) sessionStore.setState({ failure: 'codeEnded', needsCode: false });
  else failed(answer);
}

export const giveUpCode = (): void => sessionStore.setState({ needsCode: false, failure: null });

export async function signInWithPasskey(): Promise<void> {
  sessionStore.setState({ failure: null });
  const shown = await showPasskey();
  if (shown.kind === 'cancelled') return;
  if (shown.kind === 'failed') return sessionStore.setState({ failure: 'unreachable' });
  const path = '/api/auth/passkey/verify-authentication';
  const answer = await request(path, { method: 'POST', json: { response: shown.response } });
  if (answer.ok) return start(answer);
  const failure = failureOf(answer);
  failed(answer, failure === 'credentials' ? 'passkey' : failure);
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

export function leaveSession(): void {
  sessionStore.setState({ status: 'signedOut', email: '', needsCode: false, failure: null });
}
