import { join } from 'node:path';
import { type Limits, workApart } from '../apart/workApart.ts';
import { invalid } from '../refusal/refused.ts';
import type { PictureUse, Widths } from './picture.ts';

/** What the process is sent. */
export interface AskedPicture {
  bytes: Uint8Array;
  use?: PictureUse | undefined;
}

const tooMuch = () =>
  invalid('The picture takes too much time or memory to open. Send a smaller or a simpler one.');

/** Encodes pictures in a process apart, one after the other. */
export function pictureEncoder(limits: Limits = {}) {
  const program = join(import.meta.dirname, 'pictureProcess');
  const encode = workApart<AskedPicture, Widths | null>({ program, tooMuch, ...limits });
  return (bytes: Buffer, use?: PictureUse): Promise<Widths | null> => encode({ bytes, use });
}

/** A picture in its widths as `encodePicture` makes them, or a refusal of one that takes too much. */
export const encodeApart = pictureEncoder();
