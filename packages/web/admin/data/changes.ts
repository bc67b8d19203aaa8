import type { Applied, Undone } from '@lumitor/domain/collections/change';
import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import type { Ms } from '@lumitor/domain/units';
import { HttpError } from 'react-admin';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from '../../data/messages.ts';
import { RETRY_FOR, type RequestOptions, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';

export type ChangedFields = Record<string, unknown>;

/** Without a session the service refuses marked requests instead of answering a visitor. */
const ADMINISTRATION = { 'x-lumitor-administration': '1' };

interface ChangeRequestOptions extends Omit<RequestOptions, 'headers'> {
  failed?: string;
}

/** @throws HttpError with the refusal as its body */
export async function adminRequest(
  path: string,
  { failed = MESSAGES.fetchFailed, ...options }: ChangeRequestOptions = {},
): Promise<unknown> {
  const answer = await request(path, { ...options, headers: ADMINISTRATION });
  if (answer.ok) return answer.body;
  const isRead = options.method === undefined;
  if (isRead) console.error(answer.status === 404 ? MESSAGES.documentMissing : failed);
  if (answer.status === 401) sessionEnded();
  const { status, refusal, retryMinutes } = answer;
  throw new HttpError(refusal?.message ?? '', status, { ...refusal, retryMinutes });
}

/** Cancel functions of unanswered changes being retried. */
export const retriedStore = createStore<{ stops: readonly (() => void)[] }>(() => ({ stops: [] }));

const TIMEOUT: Ms = 120_000;

/**
 * Idempotent change, retried for up to two minutes.
 * @param json absent: the target is removed
 */
export async function requestChange(path: string, json?: object, isGoneDone = !json): Promise<unknown> {
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  const others = () => retriedStore.getState().stops.filter((each) => each !== stop);
  let isRetried = false;
  try {
    return await adminRequest(path, {
      ...(json ? { method: 'POST', json } : { method: 'DELETE' }),
      isRepeatable: true,
      retryFor: RETRY_FOR.operation,
      timeout: TIMEOUT,
      signal: leaving.signal,
      onRetry: () => {
        isRetried = true;
        retriedStore.setState({ stops: [...others(), stop] });
      },
    });
  } catch (error) {
    if (isGoneDone && isRetried && error instanceof HttpError && error.status === 404) return {};
    throw error;
  } finally {
    retriedStore.setState({ stops: others() });
  }
}

/** Keys of changes with an unknown outcome, by path and content. */
const unanswered = new Map<string, string>();

const isUnknown = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * The key makes retries apply once, also by the user after an unanswered request.
 * @param occasion distinguishes equal changes that are meant twice
 */
export async function requestOnce(path: string, change: object, occasion = 0): Promise<unknown> {
  const written = `${path} ${occasion} ${JSON.stringify(change)}`;
  const key = unanswered.get(written) ?? crypto.randomUUID();
  unanswered.set(written, key);
  try {
    const answer = await requestChange(path, { ...change, key });
    unanswered.delete(written);
    return answer;
  } catch (error) {
    if (!isUnknown(error)) unanswered.delete(written);
    throw error;
  }
}

async function send(path: string, change: object): Promise<Applied> {
  const applied = await requestOnce(path, change);
  // After an answer, an equal change is a new one.
  for (const written of unanswered.keys()) if (written.startsWith(path)) unanswered.delete(written);
  return applied as Applied;
}

/** Applies all changes or none. */
export const applyChanges = (reason: Reason, operations: readonly Operation[]): Promise<Applied> =>
  send('/api/changes', { reason, operations });

/**
 * Skips documents changed since.
 * @throws HttpError 409 if all have changed
 */
export const requestUndo = (batch: string): Promise<Undone> =>
  send(`/api/batches/${encodeURIComponent(batch)}/undo`, {}) as Promise<Undone>;
