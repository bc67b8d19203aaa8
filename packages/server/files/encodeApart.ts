import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Client, type Limits, workApart } from '../processPool/workApart.ts';
import { invalid } from '../refusal/refused.ts';
import type { PictureUse, Widths } from './picture.ts';

/** What the process is sent. */
export interface PictureRequest {
  bytes: Uint8Array;
  use?: PictureUse | undefined;
}

const tooMuch = () =>
  invalid('The picture takes too much time or memory to open. Send a smaller or a simpler one.');

/** Encodes pictures in processes apart, one after the other in each. */
export function pictureEncoder(limits: Limits = {}) {
  const program = join(import.meta.dirname, 'pictureProcess');
  const encode = workApart<PictureRequest, Widths | null>({
    program,
    tooMuch,
    bytesOf: ({ bytes }) => bytes.length,
    ...limits,
  });
  return (bytes: Buffer, use?: PictureUse, client?: Client): Promise<Widths | null> =>
    encode({ bytes, use }, client);
}

/** A picture of the shop in its widths as `encodePicture` makes them, or a refusal of one that takes too much. */
export const encodeApart = pictureEncoder();

/** The same of what visitors send, which the shop does not wait for: photographs and scans, and no drawings. */
export const encodeSent = pictureEncoder({
  workers: Math.min(2, availableParallelism()),
  mayWait: 512,
  mayWaitBytes: 64e6,
  patience: 10_000,
  maxMemory: 7e8,
});
