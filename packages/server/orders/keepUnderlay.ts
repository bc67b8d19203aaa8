import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { encodeApart } from '../files/encodeApart.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { UNDERLAYS } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import { invalid } from '../refusal/refused.ts';

/** How the formats begin that are taken; a WebP has its length before these letters. */
const BEGINNINGS: readonly (readonly [at: number, bytes: Buffer])[] = [
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [8, Buffer.from('WEBP')],
];

const isTaken = (picture: Buffer): boolean =>
  BEGINNINGS.some(([at, bytes]) => picture.subarray(at, at + bytes.length).equals(bytes));

/** The address of a floor plan in the file store. */
export const underlayUrl = (id: string): string => `/files/${UNDERLAYS}/${id}.webp`;

/**
 * Stores the floor plan of an order that is about to be saved, as pixels alone. Unless an order comes to show it, the
 * sweep takes it out again: it is noted before it is written, so that a service that ends in between leaves nothing.
 * @param picture in base64
 * @returns its bytes as stored
 */
export async function keepUnderlay(
  url: string,
  picture: string,
  { files, bin }: { files: FileStore; bin: FileBin },
): Promise<number> {
  const bytes = Buffer.from(picture, 'base64');
  const [encoded] = (isTaken(bytes) && (await encodeApart(bytes, 'underlay'))?.values()) || [];
  if (!encoded)
    throw invalid(
      `The floor plan cannot be read. Send PNG, JPEG or WebP of up to ${MAX_PIXELS} pixels a side.`,
      'underlay.picture',
    );
  await bin.note([url]);
  await files.write(pathOfUrl(url), encoded);
  return encoded.length;
}
