import { answerRequests } from '../processPool/answerRequests.ts';
import { makeOrderPdf } from './makeOrderPdf.ts';

/** The process that PDFs are made in. */
answerRequests(makeOrderPdf);
