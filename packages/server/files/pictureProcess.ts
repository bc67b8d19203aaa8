import { answerRequests } from '../processPool/answerRequests.ts';
import type { PictureRequest } from './encodeApart.ts';
import { encodePicture } from './picture.ts';

/** The process that pictures are encoded in. */
answerRequests(({ bytes, use }: PictureRequest) => encodePicture(Buffer.from(bytes), use));
