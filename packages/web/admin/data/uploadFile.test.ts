import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../data/session.ts';
import { PHOTOMETRY_FILE, PICTURE } from './fileKind.ts';
import { deleteUpload, uploadFile } from './uploadFile.ts';

describe('the upload of a picture', () => {
  const url = '/files/images/bindings/a.webp';
  const picture = new File(['…'], 'a.png', { type: 'image/png' });
  const [noted, logged] = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')];
  const onRetry = vi.fn();

  /** Times of the requests, and the answer: a status, 0 for none, null while pending. */
  const sent: number[] = [];
  let status: number | null;
  let body: unknown;

  class Sent extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown = null;
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    send() {
      sent.push(Date.now());
      if (status !== null) this.#end(status);
    }
    abort() {
      this.#end(0);
    }
    #end(answered: number) {
      this.status = answered;
      this.response = answered === 201 ? { url } : body;
      this.dispatchEvent(new Event('loadend'));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', Sent);
    sent.length = 0;
    body = null;
    for (const each of [noted, logged, onRetry]) each.mockReset().mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  afterAll(() => void vi.restoreAllMocks());

  const send = (signal = new AbortController().signal) =>
    uploadFile(PICTURE, 'bindings', picture, { signal, onProgress: () => {}, onRetry });

  it('is stored and logged', async () => {
    status = 201;
    expect(await send()).toEqual({ url });
    expect(noted).toHaveBeenCalledWith('Przesyłanie zakończone sukcesem.');
  });

  it.each([0, 503])('is retried for ten minutes if unanswered (%i), and reports the retry', async (fault) => {
    status = fault;
    const initial = Date.now();
    const running = send();
    await vi.runAllTimersAsync();
    expect(await running).toMatchObject({ error: { status: fault } });
    const last = (sent.at(-1) ?? 0) - initial;
    expect(last).toBeGreaterThan(9 * 60_000);
    expect(last).toBeLessThanOrEqual(10 * 60_000);
    expect(onRetry).toHaveBeenCalledTimes(sent.length - 1);
    expect(logged.mock.calls[0]?.[0]).toBe('Przesyłanie pliku nie powiodło się.');
  });

  it('succeeds after an interrupted connection', async () => {
    status = 0;
    const running = send();
    await vi.advanceTimersByTimeAsync(60_000);
    status = 201;
    await vi.runAllTimersAsync();
    expect(await running).toEqual({ url });
  });

  it.each([null, 0])('can be cancelled while sent (%s) or between attempts', async (answer) => {
    status = answer;
    const leaving = new AbortController();
    const running = send(leaving.signal);
    await vi.advanceTimersByTimeAsync(100);
    leaving.abort();
    expect(await running).toBeNull();
    expect(sent).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    [400, 'unreadable'],
    [413, 'tooLarge'],
  ])('is not repeated after a refusal (%i): %s', async (refusal, word) => {
    status = refusal;
    expect(await send()).toMatchObject({ fault: { word } });
    expect(sent).toHaveLength(1);
  });

  it('of a photometric file is refused with the line and its text', async () => {
    status = 400;
    body = { code: 'invalid', message: '…', fault: 'notANumber', line: 2 };
    const file = new File(['one\r\n two \r\n'], 'a.ldt');
    const { signal } = new AbortController();
    expect(
      await uploadFile(PHOTOMETRY_FILE, 'bindings', file, { signal, onProgress: () => {}, onRetry }),
    ).toEqual({
      fault: { photometry: { fault: 'notANumber', line: 2, text: 'two' } },
    });
  });

  it('without a session opens the sign-in', async () => {
    const query: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      query.push(path);
      return Response.json(null);
    });
    sessionStore.setState({ status: 'signedIn' });
    status = 401;
    expect(await send()).toMatchObject({ error: { status: 401 } });
    await vi.waitFor(() => expect(sessionStore.getState().status).toBe('ended'));
    expect(query).toEqual(['/api/auth/get-session']);
    sessionStore.setState(sessionStore.getInitialState(), true);
  });

  it('is removed from the store with retries for two minutes, and a failure is logged', async () => {
    const query: { path: string; at: number }[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      query.push({ path, at: Date.now() });
      return Response.json({}, { status: 503 });
    });
    const initial = Date.now();
    const running = deleteUpload(url);
    await vi.runAllTimersAsync();
    await running;
    expect(query[0]?.path).toBe('/api/files/images/bindings/a.webp');
    expect((query.at(-1)?.at ?? 0) - initial).toBeGreaterThan(90_000);
    expect(logged).toHaveBeenCalledWith('Usuwanie pliku nie powiodło się.');
  });
});
