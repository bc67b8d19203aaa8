import { setTimeout as delay } from 'node:timers/promises';
import { IMAGE_WIDTHS, type ImageWidth, imageAt, MAX_PICTURE } from '@lumitor/domain/catalogue/image';
import { invalid } from '../refusal/refused.ts';
import { encodeApart } from './encodeApart.ts';
import type { FileStore } from './fileStore.ts';
import { endingOf } from './storedPath.ts';

export interface StoredFile {
  /** What a document keeps and a browser asks for. */
  url: string;
  path: string;
}

/** In milliseconds: a storage that hangs has held the answer up for long enough already. */
const PATIENCE = 2_000;

const URL_START = '/files/';
/** Where the file behind an address of the file store is kept. */
export const pathOfUrl = (url: string) => url.slice(URL_START.length);
/** The way back. */
export const urlOfPath = (path: string) => `${URL_START}${path}`;

/**
 * Stores bytes under `folder/id`: a picture in its widths, anything else as it is.
 * @param encode `encodePicture` where the picture is known to do no harm: it is faster
 */
export async function storeFile(
  files: FileStore,
  folder: string,
  id: string,
  bytes: Buffer,
  mediaType: string,
  encode = encodeApart,
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

/** Writes all of them, or none: what was written beside one that failed is removed. */
async function writeAll(files: FileStore, writes: { path: string; bytes: Uint8Array }[]): Promise<void> {
  const results = await Promise.allSettled(writes.map(({ path, bytes }) => files.write(path, bytes)));
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return;
  // The failed ones too: a storage that gave no answer in time may have taken the file all the same.
  const removals = Promise.allSettled(writes.map(({ path }) => files.remove(path)));
  await Promise.race([removals, delay(PATIENCE, undefined, { ref: false })]);
  throw failed.reason;
}

/** Removes a file, a picture in all its widths. @returns whether there was one */
export async function removeFile(files: FileStore, path: string): Promise<boolean> {
  const url = urlOfPath(path);
  const paths = new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width))));
  const removed = await Promise.all([...paths].map((each) => files.remove(each)));
  return removed.some(Boolean);
}
