import { setTimeout as delay } from 'node:timers/promises';
import { IMAGE_WIDTHS, type ImageWidth, imageAt, MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import type { Ms } from '@lumitor/domain/units';
import { invalid } from '../refusal/refused.ts';
import { encodeInWorker } from './encodeInWorker.ts';
import type { FileStore } from './fileStore.ts';
import { endingOf } from './storedPath.ts';

export interface StoredFile {
  url: string;
  path: string;
}

/** An unresponsive storage has already delayed the answer. */
const REMOVAL_TIMEOUT: Ms = 2_000;

const URL_START = '/files/';
export const pathOfUrl = (url: string) => url.slice(URL_START.length);
export const urlOfPath = (path: string) => `${URL_START}${path}`;

/** @param encode `encodePicture` is faster, for trusted pictures */
export async function storeFile(
  files: FileStore,
  folder: string,
  id: string,
  bytes: Buffer,
  mediaType: string,
  encode = encodeInWorker,
): Promise<StoredFile> {
  const isNamedPicture = mediaType.startsWith('image/');
  const mayBePicture = isNamedPicture || !mediaType || mediaType === 'application/octet-stream';
  const pictures = mayBePicture ? await encode(bytes) : null;
  if (isNamedPicture && !pictures)
    throw invalid(
      `The picture cannot be read. Send PNG, JPEG, WebP, GIF, AVIF or SVG of up to ${MAX_PICTURE.megapixels} megapixels.`,
    );
  const path = `${folder}/${id}.${pictures ? 'webp' : endingOf(mediaType)}`;
  const url = urlOfPath(path);
  const writes = pictures
    ? [...pictures].map(([width, picture]) => ({
        path: pathOfUrl(imageAt(url, width as ImageWidth)),
        bytes: picture,
      }))
    : [{ path, bytes }];
  await writeAll(files, writes);
  return { url, path };
}

async function writeAll(files: FileStore, writes: { path: string; bytes: Uint8Array }[]): Promise<void> {
  const results = await Promise.allSettled(writes.map(({ path, bytes }) => files.write(path, bytes)));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  // A storage that timed out may have written a failed file.
  const removals = Promise.allSettled(writes.map(({ path }) => files.remove(path)));
  await Promise.race([removals, delay(REMOVAL_TIMEOUT, undefined, { ref: false })]);
  throw failed.reason;
}

export async function removeFile(files: FileStore, path: string): Promise<boolean> {
  const url = urlOfPath(path);
  const paths = new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width))));
  const removed = await Promise.all([...paths].map((each) => files.remove(each)));
  return removed.some(Boolean);
}
