import { answerRequests } from '../processPool/answerRequests.ts';
import { makeOrderPdf } from './makeOrderPdf.ts';

answerRequests(makeOrderPdf);
