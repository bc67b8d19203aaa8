import { MESSAGES } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

/** A text is stored as it is, or as the bytes that it encodes. */
export type TextFormat = 'raw' | 'base64' | 'base64url' | 'data_url';

const DATA_URL = /^data:[^,]*,/;
const MALFORMED = 'Must be formatted data:[<mediatype>][;base64],<data>';

const toPath = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** What is sent: bytes as they are, a text with the name of its format. */
const bodyOf = (content: Blob | string, format: TextFormat) =>
  typeof content === 'string'
    ? { json: { data: content, format } }
    : { body: content, headers: { 'content-type': content.type || 'application/octet-stream' } };

/**
 * Stores a file under `folder` and a random id, and gives its URL; empty where that failed. A malformed data URL is
 * not sent at all.
 */
export async function uploadFile(
  folder: string,
  content: Blob | string,
  format: TextFormat = 'raw',
): Promise<string> {
  if (format === 'data_url' && !(typeof content === 'string' && DATA_URL.test(content))) {
    console.error(MALFORMED);
    return '';
  }
  const answer = await request(`/api/files/${toPath(folder)}`, {
    method: 'POST',
    ...bodyOf(content, format),
    // A copy that was stored unseen is named by no document, and harms none.
    isRepeatable: true,
    retryFor: RETRY_FOR.upload,
    timeout: RETRY_FOR.upload,
  });
  const url = answer.ok ? (answer.body as { url?: string } | null)?.url : undefined;
  if (url) console.info(MESSAGES.uploadDone);
  else console.error(MESSAGES.uploadFailed, answer);
  return url ?? '';
}

/** @param path of the file in the store, such as `images/bindings/3f2a.webp` */
export async function removeFile(path: string): Promise<boolean> {
  const { ok } = await request(`/api/files/${toPath(path)}`, {
    method: 'DELETE',
    retryFor: RETRY_FOR.operation,
  });
  if (!ok) console.error(MESSAGES.fileDeleteFailed);
  return ok;
}
