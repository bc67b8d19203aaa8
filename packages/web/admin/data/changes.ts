import type { Applied } from '@lumitor/domain/catalogue/change';
import type { Operation, Reason } from '@lumitor/domain/catalogue/changesRequest';
import { HttpError } from 'react-admin';
import { type Answer, type RequestOptions, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';

export type { Applied, Operation, Reason };
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

/** Makes all the changes, or none. */
export const applyChanges = async (reason: Reason, operations: readonly Operation[]): Promise<Applied> =>
  (await ask('/api/changes', { method: 'POST', json: { reason, operations } })) as Applied;

/** Takes a batch back as a whole; refused (409) where a document of it has been changed since. */
export const undoBatch = async (batch: string): Promise<Applied> =>
  (await ask(`/api/batches/${encodeURIComponent(batch)}/undo`, { method: 'POST', json: {} })) as Applied;
