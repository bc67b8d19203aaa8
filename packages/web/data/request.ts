import type { Refusal } from '@lumitor/domain/refusal';

/** For how long a request is tried again, in milliseconds, from the first attempt on. */
export const RETRY_FOR = {
  /** Somebody looks at a spinner, and has a button to try again. */
  waiting: 10_000,
  operation: 2 * 60_000,
  upload: 10 * 60_000,
} as const;

/** In an answer that comes from what this browser has kept: when that was, as ISO 8601 (D72). */
export const KEPT_AT = 'x-kept-at';

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const ATTEMPT_TIMEOUT = 20_000;

interface Repetition {
  signal?: AbortSignal | undefined;
  retryFor?: number;
  /**
   * Whether doing it twice is the same as doing it once, by its method or by a key in it. Else it is tried
   * again only where it can't have reached the service.
   */
  isRepeatable?: boolean;
  /** Hears that an attempt has failed, and that another one comes. */
  onRetry?: () => void;
}

export interface RequestOptions extends Repetition {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  /** Sent as it is, in place of `json`. */
  file?: Blob;
  /** What is asked for is a file: its answer is a Blob. */
  isFile?: boolean;
  headers?: Record<string, string>;
  /** Of one attempt, in milliseconds. */
  timeout?: number;
}

export type Answer =
  /** `keptAt`: there was no service to ask, and the browser had this answer since then. */
  | { ok: true; status: number; body: unknown; keptAt?: string | undefined; headers?: Headers }
  /**
   * `status` 0: there was no answer. `refusal` null: the answer did not say why. `retryMinutes`: when it is worth asking
   * again, after too many attempts.
   */
  | {
      ok: false;
      status: number;
      refusal: (Refusal & Record<string, unknown>) | null;
      retryMinutes?: number;
    };

const NO_ANSWER: Answer = { ok: false, status: 0, refusal: null };

const isRefusal = (body: unknown): body is Refusal & Record<string, unknown> =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';

async function attempt(path: string, options: RequestOptions): Promise<Answer> {
  const { method = 'GET', json, file = null, isFile = false, timeout = ATTEMPT_TIMEOUT, signal } = options;
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, {
      method,
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...options.headers },
      body: json === undefined ? file : JSON.stringify(json),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    if (response.ok && isFile) return { ok: true, status: response.status, body: await response.blob() };
    // A body that is no JSON says nothing; one that breaks off is no answer.
    const body: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    const { status, headers } = response;
    if (response.ok) return { ok: true, status, body, keptAt: headers.get(KEPT_AT) ?? undefined, headers };
    const refusal = isRefusal(body) ? body : null;
    if (status !== 429) return { ok: false, status, refusal };
    // A minute where it does not say in how many seconds; it may name a date, too.
    const seconds = Number(headers.get('retry-after')) || 60;
    return { ok: false, status, refusal, retryMinutes: Math.ceil(seconds / 60) };
  } catch {
    return NO_ANSWER;
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });

/** Whether the same request may be answered otherwise a moment later. */
const mayPass = (answer: Answer) => !answer.ok && (answer.status === 0 || answer.status >= 500);

/** What is asked for now is answered from what this browser has, or not at all. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Does it again after growing pauses, until it is answered or `retryFor` has passed. */
export async function repeat(
  attempt: () => Promise<Answer>,
  { retryFor = 0, signal, isRepeatable = false, onRetry }: Repetition,
): Promise<Answer> {
  const until = Date.now() + retryFor;
  for (let length = FIRST_PAUSE; ; length = Math.min(2 * length, LONGEST_PAUSE)) {
    const wasOffline = isOffline();
    const answer = signal?.aborted ? NO_ANSWER : await attempt();
    const mayAskAgain = isRepeatable || (wasOffline && answer.status === 0);
    // Browsers that lost the service together must not come back in step.
    const jittered = length * (0.75 + Math.random() / 2);
    if (!mayPass(answer) || !mayAskAgain || signal?.aborted || Date.now() + jittered > until) return answer;
    onRetry?.();
    await pause(jittered, signal);
    if (signal?.aborted) return answer;
  }
}

/** Asks the data service, in JSON; again where it can't be reached or fails. Never throws. */
export const request = (path: string, options: RequestOptions = {}): Promise<Answer> =>
  repeat(() => attempt(path, options), { isRepeatable: options.method !== 'POST', ...options });
