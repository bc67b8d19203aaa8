import { type AccountRole, accountRole } from '@lumitor/domain/people/roles';
import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { failedRead } from './messages.ts';
import { showPasskey } from './passkey.ts';
import { type Answer, RETRY_FOR, request } from './request.ts';

/** Why the last sign-in failed, or could not be spared. */
export type SignInFailure =
  | 'credentials'
  | 'tooMany'
  | 'unreachable'
  | 'deactivated'
  | 'code'
  | 'codeEnded'
  | 'passkey';

export interface SessionState {
  /**
   * `signedOut`: by the person's own act here, or never signed in. `ended`: expired, revoked or signed out in another
   * tab, while this one may hold what is not saved yet.
   */
  status: 'unknown' | 'signedOut' | 'signedIn' | 'ended';
  /** Who is signed in, or was until the session ended. */
  email: string;
  /** What they may do, as long as they are signed in. */
  role: AccountRole;
  /** The password was right, and a code is asked for beside it. */
  needsCode: boolean;
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
  role: 'viewer',
  needsCode: false,
  expiresAt: null,
  failure: null,
  retryMinutes: 0,
}));

const userSchema = v.object({ email: v.string(), role: v.fallback(accountRole, 'viewer') });
const sessionSchema = v.object({
  user: userSchema,
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

function failureOf({ status, refusal }: Answer & { ok: false }): SignInFailure {
  if (status === 429) return 'tooMany';
  if (refusal?.code === 'ACCOUNT_DEACTIVATED') return 'deactivated';
  return status >= 400 && status < 500 ? 'credentials' : 'unreachable';
}

const failed = (answer: Answer & { ok: false }, failure = failureOf(answer)): void =>
  sessionStore.setState({ failure, retryMinutes: answer.retryMinutes ?? 0 });

/** Takes over whose session has begun here. */
function begin(answer: Answer & { ok: true }): void {
  const { user } = v.parse(v.object({ user: userSchema }), answer.body);
  lastQuestion += 1;
  sessionStore.setState({ status: 'signedIn', ...user, needsCode: false });
  announceSession();
}

const needsCode = (body: unknown) => typeof body === 'object' && body !== null && 'needsCode' in body;

/** @returns whether the session has begun; a code may have to follow */
export async function signIn(email: string, password: string): Promise<boolean> {
  sessionStore.setState({ failure: null });
  const answer = await request('/api/auth/sign-in/email', { method: 'POST', json: { email, password } });
  if (!answer.ok) failed(answer);
  else if (needsCode(answer.body)) sessionStore.setState({ needsCode: true });
  else begin(answer);
  return sessionStore.getState().status === 'signedIn';
}

/** The second step: the code that an app shows, or one of the backup codes. */
export async function signInWithCode(given: string): Promise<void> {
  sessionStore.setState({ failure: null });
  const code = given.replaceAll(/\s/g, '');
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'backup-code';
  const answer = await request(`/api/auth/two-factor/verify-${kind}`, { method: 'POST', json: { code } });
  if (answer.ok) return begin(answer);
  const isWrong = answer.status === 401 && /^INVALID_(BACKUP_)?CODE$/.test(answer.refusal?.code ?? '');
  const hasEnded = answer.status === 400 || answer.status === 401;
  if (isWrong) sessionStore.setState({ failure: 'code' });
  else if (hasEnded) sessionStore.setState({ failure: 'codeEnded', needsCode: false });
  else failed(answer);
}

/** Goes back from the code to the password. */
export const giveUpCode = (): void => sessionStore.setState({ needsCode: false, failure: null });

/** Signs in with a passkey, which stands for password and code. */
export async function signInWithPasskey(): Promise<void> {
  sessionStore.setState({ failure: null });
  const shown = await showPasskey();
  if (shown.kind === 'cancelled') return;
  if (shown.kind === 'failed') return sessionStore.setState({ failure: 'unreachable' });
  const path = '/api/auth/passkey/verify-authentication';
  const answer = await request(path, { method: 'POST', json: { response: shown.response } });
  if (answer.ok) return begin(answer);
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

/** Gives up what was begun in a session that has ended, instead of signing in again. */
export function leaveSession(): void {
  sessionStore.setState({ status: 'signedOut', email: '', needsCode: false, failure: null });
}
