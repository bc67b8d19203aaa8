import { imageAt } from '@lumitor/domain/catalogue/image';
import type { CollectionName } from '@lumitor/domain/documents/collections';
import { declarationOf, type Fields } from '../documents/document.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { isStoredPath } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';

/** The smallest width of a stored picture as a data URL; null where there is no such picture. */
async function thumbnail(files: FileStore, url: string): Promise<string | null> {
  const path = pathOfUrl(imageAt(url, 96));
  const bytes = isStoredPath(path) ? await files.read(path) : null;
  return bytes && `data:image/webp;base64,${bytes.toString('base64')}`;
}

export interface PictureKeeping {
  files: FileStore;
  bin: FileBin;
}

/**
 * An article's fields with the `base64` that belongs to their `img`; as they are where they name
 * none. A picture that is in the bin comes back first.
 */
export async function withBase64(
  { files, bin }: PictureKeeping,
  collection: CollectionName,
  fields: Fields,
): Promise<Fields> {
  if (typeof fields.img !== 'string' || !declarationOf(collection).pictures?.includes('img')) return fields;
  if (fields.img === '') return 'base64' in fields ? fields : { ...fields, base64: '' };
  if (!fields.img.startsWith('/files/')) return fields;
  await bin.recover([fields.img]);
  const base64 = await thumbnail(files, fields.img);
  return base64 === null ? fields : { ...fields, base64 };
}
