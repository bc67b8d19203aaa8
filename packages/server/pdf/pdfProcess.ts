import { answerRequests } from '../processPool/answerRequests.ts';
import { makeOrderPdf } from './makeOrderPdf.ts';

/** Process that makes PDFs. */
answerRequests(makeOrderPdf);
