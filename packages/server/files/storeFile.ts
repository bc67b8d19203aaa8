import { IMAGE_WIDTHS, imageAt } from '@lumitor/domain/catalogue/image';
import type { FileStore } from './fileStore.ts';
import { encodePicture } from './picture.ts';
import { endingOf } from './storedPath.ts';

export interface StoredFile {
  /** What a document keeps and a browser asks for. */
  url: string;
  path: string;
}

const URL_START = '/files/';
/** Where the file behind an address of the file store is kept. */
export const pathOfUrl = (url: string) => url.slice(URL_START.length);

/** Stores bytes under `folder/id`: a picture in its widths, anything else as it is. */
export async function storeFile(
  files: FileStore,
  folder: string,
  id: string,
  bytes: Buffer,
  mediaType: string,
): Promise<StoredFile> {
  const isNamedPicture = mediaType.startsWith('image/');
  const mayBePicture = isNamedPicture || !mediaType || mediaType === 'application/octet-stream';
  const pictures = mayBePicture ? await encodePicture(bytes, isNamedPicture) : null;
  const path = `${folder}/${id}.${pictures ? 'webp' : endingOf(mediaType)}`;
  const url = `${URL_START}${path}`;
  if (!pictures) await files.write(path, bytes);
  else
    await Promise.all(
      [...pictures].map(([width, picture]) => files.write(pathOfUrl(imageAt(url, width)), picture)),
    );
  return { url, path };
}

/** Removes a file, a picture in all its widths. @returns whether there was one */
export async function removeFile(files: FileStore, path: string): Promise<boolean> {
  const url = `${URL_START}${path}`;
  const paths = new Set(IMAGE_WIDTHS.map((width) => pathOfUrl(imageAt(url, width))));
  const removed = await Promise.all([...paths].map((each) => files.remove(each)));
  return removed.some(Boolean);
}
