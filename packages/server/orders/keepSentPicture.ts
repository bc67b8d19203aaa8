import type { SentPicture } from '@lumitor/domain/order/sentPictures';
import { MAX_VIEW_PIXELS } from '@lumitor/domain/room/roomView';
import { MAX_PIXELS } from '@lumitor/domain/room/underlay';
import { encodeSent } from '../files/encodeApart.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { SENT_FOLDERS } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import type { Client } from '../processPool/workApart.ts';
import { invalid } from '../refusal/refused.ts';

/** How the formats begin that are taken; a WebP has its length before these letters. */
const BEGINNINGS: readonly (readonly [at: number, bytes: Buffer])[] = [
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [8, Buffer.from('WEBP')],
];

const isTaken = (picture: Buffer): boolean =>
  BEGINNINGS.some(([at, bytes]) => picture.subarray(at, at + bytes.length).equals(bytes));

const MOST_PIXELS: Record<SentPicture, number> = { underlay: MAX_PIXELS, view: MAX_VIEW_PIXELS };

/** The address of a picture in the file store. */
export const sentPictureUrl = (kind: SentPicture, id: string): string =>
  `/files/${SENT_FOLDERS[kind]}/${id}.webp`;

/**
 * Stores a picture of an order that is about to be saved, as pixels alone. Unless an order comes to show it, the
 * sweep takes it out again: it is noted before it is written, so that a service that ends in between leaves nothing.
 * @returns its bytes as stored
 */
export async function keepSentPicture(
  { kind, picture }: { kind: SentPicture; picture: Uint8Array },
  url: string,
  { files, bin, client }: { files: FileStore; bin: FileBin; client: Client },
): Promise<number> {
  const bytes = Buffer.from(picture);
  const [encoded] = (isTaken(bytes) && (await encodeSent(bytes, kind, client))?.values()) || [];
  if (!encoded)
    throw invalid(
      `The picture cannot be read. Send PNG, JPEG or WebP of up to ${MOST_PIXELS[kind]} pixels a side.`,
      `${kind}.picture`,
    );
  await bin.note([url]);
  await files.write(pathOfUrl(url), encoded);
  return encoded.length;
}
