import type { Applied, Undone } from '@lumitor/domain/collections/change';
import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import { HttpError } from 'react-admin';
import { createStore } from 'zustand/vanilla';
import { MESSAGES } from '../../data/messages.ts';
import { RETRY_FOR, type RequestOptions, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';

export type Fields = Record<string, unknown>;

/** Without a session the data service refuses what carries it, rather than give a visitor's view of the shop. */
const ADMINISTRATION = { 'x-lumitor-administration': '1' };

interface AskOptions extends Omit<RequestOptions, 'headers'> {
  /** What the console is told where a read fails. */
  failed?: string;
}

/** Asks the data service as react-admin expects it: a refusal is thrown, with what it says as its body. */
export async function ask(
  path: string,
  { failed = MESSAGES.fetchFailed, ...options }: AskOptions = {},
): Promise<unknown> {
  const answer = await request(path, { ...options, headers: ADMINISTRATION });
  if (answer.ok) return answer.body;
  const isRead = options.method === undefined;
  if (isRead) console.error(answer.status === 404 ? MESSAGES.documentMissing : failed);
  if (answer.status === 401) sessionEnded();
  const { status, refusal, retryMinutes } = answer;
  throw new HttpError(refusal?.message ?? '', status, { ...refusal, retryMinutes });
}

/** What ends each change that is sent again, because it was not answered. */
export const retriedStore = createStore<{ stops: readonly (() => void)[] }>(() => ({ stops: [] }));

/** Thousands of rows take their time; in milliseconds. */
const TIMEOUT = 120_000;

/**
 * Asks for a change which is the same where it is made twice, until it is answered, for two minutes at most.
 * @param json absent: what stands at the path is to be removed
 * @param isGoneDone whether it is done, too, where it had to be asked for again and there is nothing left to change
 */
export async function askForChange(path: string, json?: object, isGoneDone = !json): Promise<unknown> {
  const leaving = new AbortController();
  const stop = () => leaving.abort();
  const others = () => retriedStore.getState().stops.filter((each) => each !== stop);
  let isRetried = false;
  try {
    return await ask(path, {
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

/** The keys of changes of which it is not known whether they were made, by what was sent. */
const unanswered = new Map<string, string>();

const isUnknown = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Sends a change under a key of its own, so that it is made once however often it has to be sent; also where the
 * person sends the same one again because there was no answer.
 */
async function send(path: string, change: object): Promise<Applied> {
  const written = path + JSON.stringify(change);
  const key = unanswered.get(written) ?? crypto.randomUUID();
  unanswered.set(written, key);
  try {
    const applied = await askForChange(path, { ...change, key });
    // Whatever is sent from now on is meant anew.
    unanswered.clear();
    return applied as Applied;
  } catch (error) {
    if (isUnknown(error)) unanswered.set(written, key);
    else unanswered.delete(written);
    throw error;
  }
}

/** Makes all the changes, or none. */
export const applyChanges = (reason: Reason, operations: readonly Operation[]): Promise<Applied> =>
  send('/api/changes', { reason, operations });

/** Takes a batch back as far as nobody has changed it since; refused (409) where all of it was changed. */
export const undoBatch = (batch: string): Promise<Undone> =>
  send(`/api/batches/${encodeURIComponent(batch)}/undo`, {}) as Promise<Undone>;
