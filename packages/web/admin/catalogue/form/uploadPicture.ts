import type { CollectionName } from '@lumitor/domain/documents/collections';

const MAX_BYTES = 10 * 1024 * 1024;

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

/** Why a picture was not taken. */
export interface PictureFault {
  word: 'tooLarge' | 'notPicture' | 'unreadable' | 'failed';
  /** Of the file, in MB. */
  size?: number;
}

/** What is wrong with a file before it is sent; null: nothing. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): PictureFault | null {
  if (!(PICTURE_TYPES as readonly string[]).includes(type)) return { word: 'notPicture' };
  return size > MAX_BYTES ? { word: 'tooLarge', size: Math.ceil((size / 1024 / 1024) * 10) / 10 } : null;
}

const FAULTS: Record<number, PictureFault['word']> = { 400: 'unreadable', 413: 'tooLarge' };

interface Upload {
  /** The picture's URL, or why it has none; null where it was called off. */
  result: Promise<{ url: string } | { fault: PictureFault } | null>;
  cancel(): void;
}

/**
 * Sends a picture to the data service. Only XMLHttpRequest tells how much has gone out.
 * @param onProgress share of the bytes that are sent, 0 to 1
 */
export function uploadPicture(
  collection: CollectionName,
  file: File,
  onProgress: (share: number) => void,
): Upload {
  const request = new XMLHttpRequest();
  const result = new Promise<Awaited<Upload['result']>>((resolve) => {
    const fail = () =>
      resolve({ fault: { word: FAULTS[request.status] ?? 'failed', size: file.size / 1024 / 1024 } });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      const url = request.status === 201 ? request.response?.url : undefined;
      if (typeof url === 'string') resolve({ url });
      else fail();
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', () => resolve(null));
  });
  request.open('POST', `/api/files/images/${collection}`);
  request.responseType = 'json';
  request.setRequestHeader('content-type', file.type);
  request.send(file);
  return { result, cancel: () => request.abort() };
}
