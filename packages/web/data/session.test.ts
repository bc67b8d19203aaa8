import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followSession } from './followSession.ts';
import { changePassword } from './password.ts';
import {
  announceSession,
  refreshSession,
  sessionEnded,
  sessionStore,
  signIn,
  signInWithCode,
  signOut,
} from './session.ts';

const HOUR = 60 * 60_000;
const ANNA = 'anna@example.com';
const USER = { email: ANNA, role: 'sales' };

const sessionOf = (email: string, lasts = HOUR) => ({
  user: { email },
  session: { expiresAt: new Date(Date.now() + lasts).toISOString() },
});

let service: Record<string, () => Response | Promise<Response>>;
const requested: { path: string; body: unknown }[] = [];

const answers = (path: string, body: unknown, status = 200) => {
  service[path] = () => Response.json(body, { status });
};
const hasSession = (session: object | null) => answers('/api/auth/get-session', session);
const state = () => sessionStore.getState();

beforeEach(() => {
  service = {};
  requested.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requested.push({ path, body: init.body && JSON.parse(String(init.body)) });
    return service[path]?.() ?? Response.json({ code: 'not-found', message: 'x' }, { status: 404 });
  });
  sessionStore.setState(sessionStore.getInitialState(), true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function followedPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  onTestFinished(followSession(page as unknown as Document));
  await vi.waitFor(() => expect(state().status).not.toBe('unknown'));
  return page;
}

describe('signing in and out', () => {
  it('starts and ends the session', async () => {
    answers('/api/auth/sign-in/email', { user: USER });
    answers('/api/auth/sign-out', { success: true });
    expect(await signIn(ANNA, 'secret')).toBe(true);
    expect(state()).toMatchObject({ status: 'signedIn', ...USER });
    expect(await signOut()).toBe(true);
    expect(state()).toMatchObject({ status: 'signedOut', email: '' });
  });

  it('requires a code if the account has one, reports a wrong one, and accepts a backup code', async () => {
    answers('/api/auth/sign-in/email', { needsCode: true });
    expect(await signIn(ANNA, 'secret')).toBe(false);
    expect(state()).toMatchObject({ status: 'unknown', needsCode: true });
    const totp = '/api/auth/two-factor/verify-totp';
    answers(totp, { code: 'INVALID_CODE', message: 'No.' }, 401);
    await signInWithCode('123 456');
    expect(requested.at(-1)).toEqual({ path: totp, body: { code: '123456' } });
    expect(state()).toMatchObject({ failure: 'code', needsCode: true });
    answers('/api/auth/two-factor/verify-backup-code', { user: USER });
    await signInWithCode('abcde-FGHIJ');
    expect(state()).toMatchObject({ status: 'signedIn', ...USER, needsCode: false, failure: null });
  });

  it('requires the password again after too many codes', async () => {
    answers('/api/auth/sign-in/email', { needsCode: true });
    await signIn(ANNA, 'secret');
    const refusal = { code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', message: 'No.' };
    answers('/api/auth/two-factor/verify-totp', refusal, 400);
    await signInWithCode('123456');
    expect(state()).toMatchObject({ failure: 'codeEnded', needsCode: false });
  });

  it('reports a deactivated account', async () => {
    answers('/api/auth/sign-in/email', { code: 'ACCOUNT_DEACTIVATED', message: 'No.' }, 403);
    await signIn(ANNA, 'secret');
    expect(state().failure).toBe('deactivated');
  });

  it.each([
    [401, 'credentials'],
    [429, 'tooMany'],
    [500, 'unreachable'],
  ])('sets the flag after status %i: %s', async (status, failure) => {
    answers('/api/auth/sign-in/email', {}, status);
    expect(await signIn(ANNA, 'wrong')).toBe(false);
    expect(state().failure).toBe(failure);
  });

  it('clears the failure at the next attempt', async () => {
    await signIn(ANNA, 'wrong');
    answers('/api/auth/sign-in/email', { user: USER });
    const running = signIn(ANNA, 'secret');
    expect(state().failure).toBeNull();
    await running;
  });

  it('is not overwritten by an earlier answer of the service', async () => {
    let report: (response: Response) => void = () => {};
    service['/api/auth/get-session'] = () => new Promise<Response>((resolve) => (report = resolve));
    answers('/api/auth/sign-in/email', { user: USER });
    const before = refreshSession();
    await signIn(ANNA, 'secret');
    report(Response.json(null));
    await before;
    expect(state().status).toBe('signedIn');
  });
});

describe('session', () => {
  it('follows the service, and is signed out if it never started', async () => {
    hasSession(null);
    await refreshSession();
    expect(state().status).toBe('signedOut');
    hasSession(sessionOf(ANNA));
    await refreshSession();
    expect(state()).toMatchObject({ status: 'signedIn', email: ANNA });
  });

  it('ends, and the person remains known', async () => {
    hasSession(sessionOf(ANNA));
    await refreshSession();
    hasSession(null);
    await refreshSession();
    await refreshSession();
    expect(state()).toMatchObject({ status: 'ended', email: ANNA, expiresAt: null });
  });

  it('reports why it could not be read at first', async () => {
    vi.useFakeTimers();
    answers('/api/auth/get-session', {}, 503);
    const running = refreshSession();
    await vi.runAllTimersAsync();
    await running;
    expect(state()).toMatchObject({ status: 'signedOut', failure: 'unreachable' });
  });

  it('stays as known while the service does not answer', async () => {
    hasSession(sessionOf(ANNA));
    await refreshSession();
    answers('/api/auth/get-session', {}, 503);
    await refreshSession();
    expect(state().status).toBe('signedIn');
  });

  it('is read again after a refused request, and ends if the service says so', async () => {
    hasSession(sessionOf(ANNA));
    await refreshSession();
    sessionEnded();
    await vi.waitFor(() => expect(requested).toHaveLength(2));
    expect(state().status).toBe('signedIn');
    hasSession(null);
    sessionEnded();
    await vi.waitFor(() => expect(state().status).toBe('ended'));
    sessionEnded();
    expect(requested).toHaveLength(3);
  });
});

describe('page', () => {
  it('follows a sign-out and a sign-in in another tab', async () => {
    hasSession(sessionOf(ANNA));
    await followedPage();
    hasSession(null);
    announceSession();
    await vi.waitFor(() => expect(state().status).toBe('ended'));
    hasSession(sessionOf('eva@example.com'));
    announceSession();
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signedIn', email: 'eva@example.com' }));
  });

  it('notifies other tabs of its sign-in, sign-out and new password', async () => {
    for (const path of ['sign-in/email', 'sign-out', 'change-password'])
      answers(`/api/auth/${path}`, { user: USER });
    const other = new BroadcastChannel('lumitor-session');
    onTestFinished(() => other.close());
    let heard = 0;
    other.addEventListener('message', () => (heard += 1));
    await signIn(ANNA, 'secret');
    await vi.waitFor(() => expect(heard).toBe(1));
    await changePassword('secret', 'secret too');
    await vi.waitFor(() => expect(heard).toBe(2));
    await signOut();
    await vi.waitFor(() => expect(heard).toBe(3));
  });

  it('checks again when it becomes visible', async () => {
    hasSession(sessionOf(ANNA));
    const page = await followedPage();
    hasSession(null);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(requested).toHaveLength(1);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(state().status).toBe('ended'));
  });

  it('follows the expiry in time', async () => {
    vi.useFakeTimers();
    hasSession(sessionOf(ANNA));
    await followedPage();
    hasSession(null);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(state().status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(1_001);
    expect(state().status).toBe('ended');
  });

  it('follows a prolonged session to its later expiry', async () => {
    vi.useFakeTimers();
    hasSession(sessionOf(ANNA));
    await followedPage();
    hasSession(sessionOf(ANNA, 2 * HOUR));
    await vi.advanceTimersByTimeAsync(HOUR + 1_000);
    expect(requested).toHaveLength(2);
    hasSession(null);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(state().status).toBe('ended');
  });

  it('does not flood the service if its clock is ahead', async () => {
    vi.useFakeTimers();
    hasSession(sessionOf(ANNA, -HOUR));
    await followedPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requested).toHaveLength(7);
    expect(state().status).toBe('signedIn');
  });

  it('stops following', async () => {
    vi.useFakeTimers();
    hasSession(sessionOf(ANNA));
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const stop = followSession(page as unknown as Document);
    await vi.waitFor(() => expect(state().status).toBe('signedIn'));
    stop();
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(requested).toHaveLength(1);
  });
});

describe('new password', () => {
  const CHANGE = '/api/auth/change-password';

  it('is sent with the current one, and ends other sessions', async () => {
    answers(CHANGE, { token: 't' });
    expect(await changePassword('secret', 'secret too')).toBeNull();
    expect(requested[0]).toEqual({
      path: CHANGE,
      body: { currentPassword: 'secret', newPassword: 'secret too', revokeOtherSessions: true },
    });
  });

  it.each([
    [400, 'INVALID_PASSWORD', 'wrongCurrent'],
    [400, 'PASSWORD_TOO_SHORT', 'tooShort'],
    [400, 'PASSWORD_TOO_LONG', 'wrongCurrent'],
    [429, 'too-many', 'tooMany'],
    [500, 'internal', 'unreachable'],
  ])('is refused with %i %s: %s', async (status, code, failure) => {
    answers(CHANGE, { code, message: 'No.' }, status);
    expect(await changePassword('secret', 'secret too')).toMatchObject({ failure });
  });

  it('distinguishes a new password that is too long from a current one', async () => {
    answers(CHANGE, { code: 'PASSWORD_TOO_LONG', message: 'No.' }, 400);
    expect(await changePassword('secret', 'x'.repeat(129))).toMatchObject({ failure: 'tooLong' });
  });

  it('is refused after the session, which is then known to have ended', async () => {
    hasSession(sessionOf(ANNA));
    await refreshSession();
    hasSession(null);
    answers(CHANGE, { code: 'UNAUTHORIZED', message: 'No.' }, 401);
    expect(await changePassword('secret', 'secret too')).toMatchObject({ failure: 'sessionEnded' });
    await vi.waitFor(() => expect(state().status).toBe('ended'));
  });
});
