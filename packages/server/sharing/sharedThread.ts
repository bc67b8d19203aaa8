import { answerRequests } from '../processPool/answerRequests.ts';
import { Refused } from '../refusal/refused.ts';
import { readShared } from './readShared.ts';
import type { ReadInThread, SharedRequest } from './readSharedInThread.ts';

answerRequests(({ kind, body }: SharedRequest): ReadInThread => {
  try {
    return { shared: readShared(kind, body) };
  } catch (error) {
    // Errors lose their class on the way to the main thread.
    if (!(error instanceof Refused)) throw error;
    const { status, refusal, details } = error;
    return { refused: { status, refusal, details } };
  }
});
