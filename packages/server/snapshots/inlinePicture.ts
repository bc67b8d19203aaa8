import type { CollectionName } from '@lumitor/domain/collections/collections';
export interface InlinePicture {
  bytes: Buffer;
  mediaType: string;
}

/** Formats that cannot run code; a dot matches any byte. */
const FORMATS = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff',
  'image/gif': 'GIF8',
  'image/webp': 'RIFF....WEBP',
};

const startsWith = (bytes: Buffer, start: string) =>
  [...start].every((letter, index) => letter === '.' || letter.charCodeAt(0) === bytes[index]);

/** With or without the start of a data URL. */
const BASE64 = /^(?:data:[\w.+/-]*;base64,)?([A-Za-z0-9+/\s]+={0,2})\s*$/;

/** Null unless PNG, JPEG, GIF or WebP. */
export function readInlinePicture(base64: string): InlinePicture | null {
  const data = BASE64.exec(base64)?.[1];
  if (!data) return null;
  const bytes = Buffer.from(data, 'base64');
  const mediaType = Object.entries(FORMATS).find(([, start]) => startsWith(bytes, start))?.[0];
  return mediaType ? { bytes, mediaType } : null;
}

/** Changes with the article's version. */
export const inlinePicturePath = (
  collection: CollectionName,
  { id, version }: { id: string; version: number },
) => `/api/snapshots/pictures/${collection}/${id}/${version}`;
