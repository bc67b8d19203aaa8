import type { Refusal } from '@lumitor/domain/refusal';
import type { Minutes, Ms } from '@lumitor/domain/units';

/** Retry limits from the first attempt. */
export const RETRY_FOR = {
  waiting: 10_000,
  operation: 2 * 60_000,
  upload: 10 * 60_000,
} as const satisfies Record<string, Ms>;

/** Header of an answer from the browser's cache: time of storing, as ISO 8601 (D72). */
export const CACHED_AT = 'x-kept-at';

const FIRST_PAUSE: Ms = 400;
const LONGEST_PAUSE: Ms = 15_000;
const ATTEMPT_TIMEOUT: Ms = 20_000;

interface Repetition {
  signal?: AbortSignal | undefined;
  retryFor?: Ms;
  /** Whether repeating is harmless. Other requests are retried only if they cannot have arrived. */
  isRepeatable?: boolean;
  onRetry?: () => void;
}

export interface RequestOptions extends Repetition {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  file?: Blob;
  isFile?: boolean;
  headers?: Record<string, string>;
  timeout?: Ms;
}

export type Answer =
  /** `cachedAt`: time of storing; set if the service did not answer. */
  | { ok: true; status: number; body: unknown; cachedAt?: string | undefined; headers?: Headers }
  /** `status` 0: no answer. `refusal` null: no reason. `retryMinutes`: after too many attempts. */
  | {
      ok: false;
      status: number;
      refusal: (Refusal & Record<string, unknown>) | null;
      retryMinutes?: Minutes;
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
    // A body that is not JSON is ignored; an interrupted one counts as no answer.
    const body: unknown = await response.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return null;
      throw error;
    });
    const { status, headers } = response;
    if (response.ok)
      return { ok: true, status, body, cachedAt: headers.get(CACHED_AT) ?? undefined, headers };
    const refusal = isRefusal(body) ? body : null;
    if (status !== 429) return { ok: false, status, refusal };
    // One minute if the header has no number of seconds; a date is allowed there.
    const seconds = Number(headers.get('retry-after')) || 60;
    return { ok: false, status, refusal, retryMinutes: Math.ceil(seconds / 60) };
  } catch {
    return NO_ANSWER;
  }
}

const pause = (milliseconds: Ms, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
  });

const mayPass = (answer: Answer) => !answer.ok && (answer.status === 0 || answer.status >= 500);

export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Retries with doubling pauses while the service is unreachable or fails, for `retryFor` at most. */
export async function repeat(
  attempt: () => Promise<Answer>,
  { retryFor = 0, signal, isRepeatable = false, onRetry }: Repetition,
): Promise<Answer> {
  const until = Date.now() + retryFor;
  for (let length = FIRST_PAUSE; ; length = Math.min(2 * length, LONGEST_PAUSE)) {
    const wasOffline = isOffline();
    const answer = signal?.aborted ? NO_ANSWER : await attempt();
    const mayRetry = isRepeatable || (wasOffline && answer.status === 0);
    // Jitter: browsers that lost the service together must not retry in step.
    const jittered = length * (0.75 + Math.random() / 2);
    if (!mayPass(answer) || !mayRetry || signal?.aborted || Date.now() + jittered > until) return answer;
    onRetry?.();
    await pause(jittered, signal);
    if (signal?.aborted) return answer;
  }
}

/** Sends a JSON request; retries if the service is unreachable or fails. Never throws. */
export const request = (path: string, options: RequestOptions = {}): Promise<Answer> =>
  repeat(() => attempt(path, options), { isRepeatable: options.method !== 'POST', ...options });
