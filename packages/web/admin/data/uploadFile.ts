import { MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { MAX_SHEET_MEGABYTES } from '@lumitor/domain/catalogue/sheet';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import { HttpError } from 'react-admin';
import { type Answer, RETRY_FOR, repeat, request } from '../../data/request.ts';
import { sessionEnded } from '../../data/session.ts';
import { ADMIN_MESSAGES } from './messages.ts';

/** A kind of file that an article names. */
export interface FileKind {
  /** In which the file store keeps it. */
  folder: 'images' | 'sheets';
  /** Media types that are taken. */
  types: readonly string[];
  maxMegabytes: number;
}

/** What the data service re-encodes; browsers name drawings and new formats so too. */
export const PICTURE: FileKind = {
  folder: 'images',
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/heif', 'image/svg+xml'],
  maxMegabytes: MAX_PICTURE.megabytes,
};

export const SHEET: FileKind = {
  folder: 'sheets',
  types: ['application/pdf'],
  maxMegabytes: MAX_SHEET_MEGABYTES,
};

/** What is wrong with a file. */
export interface FileFault {
  word: 'tooLarge' | 'wrongKind' | 'unreadable';
  /** Of the file, in MB. */
  size?: number;
}

/** What is wrong with a file before it is sent; null: nothing. */
export function fileFault(
  { types, maxMegabytes }: FileKind,
  { type, size }: Pick<File, 'type' | 'size'>,
): FileFault | null {
  if (!types.includes(type)) return { word: 'wrongKind' };
  const megabytes = size / 1024 / 1024;
  return megabytes > maxMegabytes ? { word: 'tooLarge', size: Math.ceil(megabytes * 10) / 10 } : null;
}

const FAULTS: Partial<Record<number, FileFault['word']>> = { 400: 'unreadable', 413: 'tooLarge' };

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
      const retryMinutes = Math.ceil((Number(sent.getResponseHeader('retry-after')) || 60) / 60);
      if (typeof response?.url === 'string') resolve({ ok: true, status, body: response.url });
      else resolve({ ok: false, status, refusal: null, retryMinutes });
    });
    sent.open('POST', path);
    sent.responseType = 'json';
    sent.timeout = RETRY_FOR.upload;
    sent.setRequestHeader('content-type', file.type);
    sent.send(file);
  });

/**
 * Sends a file to the data service, for ten minutes at most; a copy that was stored unseen is in no document, and
 * harms none. @returns its URL, or what is wrong with it, or an error after which it may be sent again as it is; null
 * where it was called off
 */
export async function uploadFile(
  { folder }: FileKind,
  collection: CollectionName,
  file: File,
  upload: Upload,
): Promise<{ url: string } | { fault: FileFault } | { error: HttpError } | null> {
  const path = `/api/files/${folder}/${collection}`;
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
  const { status, retryMinutes } = answer;
  const word = FAULTS[status];
  return word
    ? { fault: { word, size: file.size / 1024 / 1024 } }
    : { error: new HttpError('', status, { retryMinutes }) };
}

/** Takes a file out of the store again. */
export async function removeFile(url: string): Promise<void> {
  const path = url.replace(/^\/files\//, '/api/files/');
  const { ok } = await request(path, { method: 'DELETE', retryFor: RETRY_FOR.operation });
  if (!ok) console.error(ADMIN_MESSAGES.fileDeleteFailed);
}
