import type { Applied } from '@lumitor/domain/documents/change';
import type { Operation, Reason } from '@lumitor/domain/documents/changesRequest';
import { HttpError } from 'react-admin';
import { type Answer, type RequestOptions, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';

export type Fields = Record<string, unknown>;

/** The body of a success; a refusal is thrown as react-admin's HttpError, with the refusal as its body. */
function bodyOf(answer: Answer): unknown {
  if (answer.ok) return answer.body;
  if (answer.status === 401) sessionEnded();
  throw new HttpError(answer.refusal?.message ?? '', answer.status, answer.refusal);
}

/** Without a session the data service refuses what carries it, rather than give a visitor's view of the shop. */
const ADMINISTRATION = { 'x-lumitor-administration': '1' };

/** Asks the data service as react-admin expects it: what does not succeed is thrown. */
export const ask = async (path: string, options: RequestOptions = {}): Promise<unknown> =>
  bodyOf(await request(path, { ...options, headers: { ...ADMINISTRATION, ...options.headers } }));

/** In milliseconds: somebody waits, and is told soon that there is no connection; thousands of rows take longer. */
const TRIED_FOR = 2_000;
const TIMEOUT = 120_000;

/** The change that was sent last, while it is not known whether it was made. */
let unanswered: { written: string; key: string } | null = null;

const isUnknown = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status >= 500);

/**
 * Sends a change under a key of its own, so that it is made once however often it has to be sent; also where the
 * person sends the same one again because there was no answer.
 */
async function send(path: string, change: object): Promise<Applied> {
  const written = path + JSON.stringify(change);
  const key = unanswered?.written === written ? unanswered.key : crypto.randomUUID();
  unanswered = { written, key };
  const answered = () => {
    if (unanswered?.key === key) unanswered = null;
  };
  try {
    const applied = await ask(path, {
      method: 'POST',
      json: { ...change, key },
      isRepeatable: true,
      retryFor: TRIED_FOR,
      timeout: TIMEOUT,
    });
    answered();
    return applied as Applied;
  } catch (error) {
    if (!isUnknown(error)) answered();
    throw error;
  }
}

/** Makes all the changes, or none. */
export const applyChanges = (reason: Reason, operations: readonly Operation[]): Promise<Applied> =>
  send('/api/changes', { reason, operations });

/** Takes a batch back as a whole; refused (409) where a document of it has been changed since. */
export const undoBatch = (batch: string): Promise<Applied> =>
  send(`/api/batches/${encodeURIComponent(batch)}/undo`, {});
