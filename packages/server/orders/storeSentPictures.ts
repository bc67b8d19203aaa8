import { MAX_VIEW_PIXELS } from '@lumitor/domain/kinds/room/roomView';
import { MAX_PIXELS } from '@lumitor/domain/kinds/underlay/underlay';
import type { SentPicture } from '@lumitor/domain/order/sentPictures';
import type { Bytes } from '@lumitor/domain/units';
import { encodeSent } from '../files/encodeInWorker.ts';
import type { FileBin } from '../files/fileBin.ts';
import type { FileStore } from '../files/fileStore.ts';
import { SENT_FOLDERS } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import type { Client } from '../processPool/createProcessPool.ts';
import { invalid } from '../refusal/refused.ts';

interface Sent {
  kind: SentPicture;
  picture: Uint8Array;
}

/** Signatures of accepted formats; in WebP the length comes first. */
const STARTS: readonly (readonly [at: number, bytes: Buffer])[] = [
  [0, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [0, Buffer.from([0xff, 0xd8, 0xff])],
  [8, Buffer.from('WEBP')],
];

const isAccepted = (picture: Buffer): boolean =>
  STARTS.some(([at, bytes]) => picture.subarray(at, at + bytes.length).equals(bytes));

const MOST_PIXELS: Record<SentPicture, number> = { underlay: MAX_PIXELS, view: MAX_VIEW_PIXELS };

export const sentPictureUrl = (kind: SentPicture, id: string): string =>
  `/files/${SENT_FOLDERS[kind]}/${id}.webp`;

/** Encoding leaves nothing but pixels. */
async function encoded({ kind, picture }: Sent, client: Client): Promise<[SentPicture, Buffer]> {
  const bytes = Buffer.from(picture);
  const [pixels] = (isAccepted(bytes) && (await encodeSent(bytes, kind, client))?.values()) || [];
  if (!pixels)
    throw invalid(
      `The picture cannot be read. Send PNG, JPEG or WebP of up to ${MOST_PIXELS[kind]} pixels a side.`,
      `${kind}.picture`,
    );
  return [kind, pixels];
}

/** All or none. Files are noted before the write, so that the sweep removes them after a crash. */
export async function storeSentPictures(
  sent: readonly Sent[],
  urls: Readonly<Record<SentPicture, string>>,
  { files, bin, client }: { files: FileStore; bin: FileBin; client: Client },
): Promise<Bytes> {
  const pictures: [SentPicture, Buffer][] = [];
  for (const each of sent) pictures.push(await encoded(each, client));
  await bin.note(pictures.map(([kind]) => urls[kind]));
  for (const [kind, pixels] of pictures) await files.write(pathOfUrl(urls[kind]), pixels);
  return pictures.reduce((sum, [, { length }]) => sum + length, 0);
}
