import type { FillAnswer, FillQuestion } from '@lumitor/domain/light/fill';
import { askApart } from './askApart.ts';

/** How many of an article reach a target (D52). @param signal stops it at once */
export const computeFill = (question: FillQuestion, signal: AbortSignal): Promise<FillAnswer> =>
  askApart(new Worker(new URL('./fillWorker.ts', import.meta.url), { type: 'module' }), question, signal);
