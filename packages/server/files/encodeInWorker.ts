import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Client, createProcessPool, type Limits } from '../processPool/createProcessPool.ts';
import { invalid } from '../refusal/refused.ts';
import type { PictureUse, Widths } from './picture.ts';

export interface PictureRequest {
  bytes: Uint8Array;
  use?: PictureUse | undefined;
}

const tooMuch = () =>
  invalid('The picture needs too much time or memory to open. Send a smaller or simpler one.');

export function pictureEncoder(limits: Limits = {}) {
  const program = join(import.meta.dirname, 'pictureProcess');
  const encode = createProcessPool<PictureRequest, Widths | null>({
    program,
    tooMuch,
    bytesOf: ({ bytes }) => bytes.length,
    ...limits,
  });
  return (bytes: Buffer, use?: PictureUse, client?: Client): Promise<Widths | null> =>
    encode({ bytes, use }, client);
}

export const encodeInWorker = pictureEncoder();

export const encodeSent = pictureEncoder({
  workers: Math.min(2, availableParallelism()),
  mayWait: 512,
  mayWaitBytes: 64e6,
  patience: 10_000,
  maxMemory: 7e8,
});
