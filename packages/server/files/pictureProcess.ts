import { answerRequests } from '../processPool/answerRequests.ts';
import type { PictureRequest } from './encodeInWorker.ts';
import { encodePicture } from './picture.ts';

answerRequests(({ bytes, use }: PictureRequest) => encodePicture(Buffer.from(bytes), use));
