import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import { type Answer, RETRY_FOR, repeat, request } from '../../../data/request.ts';
import { sessionEnded } from '../../../data/session.ts';
import { ADMIN_MESSAGES } from '../../data/messages.ts';

const MAX_BYTES = MAX_PICTURE.megabytes * 1024 * 1024;

/** What the data service re-encodes; browsers name drawings and new formats so too. */
export const PICTURE_TYPES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heif',
  'image/svg+xml',
] as const;

/** Why a picture was not taken; after the last two it may be sent again as it is. */
export interface PictureFault {
  word: 'tooLarge' | 'notPicture' | 'unreadable' | 'sessionEnded' | 'failed';
  /** Of the file, in MB. */
  size?: number;
}

/** What is wrong with a file before it is sent; null: nothing. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return { word: 'notPicture' };
  return size > MAX_BYTES ? { word: 'tooLarge', size: Math.ceil((size / 1024 / 1024) * 10) / 10 } : null;
}

const FAULTS: Record<number, PictureFault['word']> = {
  400: 'unreadable',
  401: 'sessionEnded',
  413: 'tooLarge',
};

interface Upload {
  signal: AbortSignal;
  /** Hears which share of the bytes is sent, 0 to 1. */
  onProgress(share: number): void;
  onRetry(): void;
}

/** Sends a file once. Only XMLHttpRequest tells how much has gone out. */
const post = (path: string, file: File, { signal, onProgress }: Upload): Promise<Answer> =>
  new Promise((resolve) => {
    const sent = new XMLHttpRequest();
    const stop = () => sent.abort();
    signal.addEventListener('abort', stop);
    sent.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    sent.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop);
      const { status, response } = sent;
      if (typeof response?.url === 'string') resolve({ ok: true, status, body: response.url });
      else resolve({ ok: false, status, refusal: null });
    });
    sent.open('POST', path);
    sent.responseType = 'json';
    sent.timeout = RETRY_FOR.upload;
    sent.setRequestHeader('content-type', file.type);
    sent.send(file);
  });

/**
 * Sends a picture to the data service, for ten minutes at most; a copy that was stored unseen is in no document, and
 * harms none. @returns its URL, or why it has none; null where it was called off
 */
export async function uploadPicture(
  collection: CollectionName,
  file: File,
  upload: Upload,
): Promise<{ url: string } | { fault: PictureFault } | null> {
  const path = `/api/files/images/${collection}`;
  const { signal, onRetry } = upload;
  const answer = await repeat(() => post(path, file, upload), {
    signal,
    onRetry,
    isRepeatable: true,
    retryFor: RETRY_FOR.upload,
  });
  if (signal.aborted) return null;
  if (answer.ok) {
    console.info(ADMIN_MESSAGES.uploadDone);
    return { url: answer.body as string };
  }
  console.error(ADMIN_MESSAGES.uploadFailed, answer.status);
  if (answer.status === 401) sessionEnded();
  return { fault: { word: FAULTS[answer.status] ?? 'failed', size: file.size / 1024 / 1024 } };
}

/** Takes a picture out of the store again. */
export async function removePicture(url: string): Promise<void> {
  const path = url.replace(/^\/files\//, '/api/files/');
  const { ok } = await request(path, { method: 'DELETE', retryFor: RETRY_FOR.operation });
  if (!ok) console.error(ADMIN_MESSAGES.fileDeleteFailed);
}
