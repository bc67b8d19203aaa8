import { answerAsked } from '../processPool/answerAsked.ts';
import type { AskedPicture } from './encodeApart.ts';
import { encodePicture } from './picture.ts';

/** The process that pictures are encoded in. */
answerAsked(({ bytes, use }: AskedPicture) => encodePicture(Buffer.from(bytes), use));
