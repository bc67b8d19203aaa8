import { answerAsked } from '../processPool/answerAsked.ts';
import { makeOrderPdf } from './makeOrderPdf.ts';

/** The process that PDFs are made in. */
answerAsked(makeOrderPdf);
