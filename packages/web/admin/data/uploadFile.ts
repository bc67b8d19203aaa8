import type { CollectionName } from '@lumitor/domain/collections/collections';
import { HttpError } from 'react-admin';
import { type Answer, RETRY_FOR, repeat, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';
import type { FileKind, UploadFault } from './fileKind.ts';
import { ADMIN_MESSAGES } from './messages.ts';
import { refusalText } from './photometryRefusal.ts';

const FAULTS = { 400: 'unreadable', 413: 'tooLarge' } as const;

export interface Upload {
  signal: AbortSignal;
  onProgress(share: number): void;
  onRetry(): void;
}

/** Only XMLHttpRequest reports upload progress. */
const post = (path: string, file: File, { signal, onProgress }: Upload): Promise<Answer> =>
  new Promise((resolve) => {
    const sent = new XMLHttpRequest();
    const stop = () => sent.abort();
    signal.addEventListener('abort', stop);
    sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    sent.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      const { status, response } = sent;
      const retryMinutes = Math.ceil((Number(sent.getResponseHeader('retry-after')) || 60) / 60);
      if (status === 201 && response) resolve({ ok: true, status, body: response });
      else resolve({ ok: false, status, refusal: response, retryMinutes });
    });
    sent.open('POST', path);
    sent.responseType = 'json';
    sent.timeout = RETRY_FOR.upload;
    sent.setRequestHeader('content-type', file.type || 'application/octet-stream');
    sent.send(file);
  });

/**
 * Retries for up to ten minutes; the path must be idempotent.
 * @returns null if cancelled
 */
export async function sendFile(path: string, file: File, upload: Upload): Promise<Answer | null> {
  const { signal, onRetry } = upload;
  const answer = await repeat(() => post(path, file, upload), {
    signal,
    onRetry,
    isRepeatable: true,
    retryFor: RETRY_FOR.upload,
  });
  if (signal.aborted) return null;
  if (answer.ok) console.info(ADMIN_MESSAGES.uploadDone);
  else console.error(ADMIN_MESSAGES.uploadFailed, answer.status);
  if (answer.status === 401) sessionEnded();
  return answer;
}

/**
 * An unconfirmed copy belongs to no document and is harmless.
 * @returns null if cancelled
 */
export async function uploadFile(
  { folder }: FileKind,
  collection: CollectionName,
  file: File,
  upload: Upload,
): Promise<{ url: string } | { fault: UploadFault } | { error: HttpError } | null> {
  const answer = await sendFile(`/api/files/${folder}/${collection}`, file, upload);
  if (!answer) return null;
  if (answer.ok) return answer.body as { url: string };
  const { status, retryMinutes } = answer;
  const photometry = await refusalText(answer.refusal, file);
  if (photometry) return { fault: { photometry } };
  return status === 400 || status === 413
    ? { fault: { word: FAULTS[status], size: file.size / 1024 / 1024 } }
    : { error: new HttpError('', status, { retryMinutes }) };
}

export async function deleteUpload(url: string): Promise<void> {
  const path = url.replace(/^\/files\//, '/api/files/');
  const { ok } = await request(path, { method: 'DELETE', retryFor: RETRY_FOR.operation });
  if (!ok) console.error(ADMIN_MESSAGES.fileDeleteFailed);
}
