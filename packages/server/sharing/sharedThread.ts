import { answerRequests } from '../processPool/answerRequests.ts';
import { Refused } from '../refusal/refused.ts';
import { readShared } from './readShared.ts';
import type { ReadInThread, SharedRequest } from './readSharedInThread.ts';

/** The thread that long shared plans are checked in. */
answerRequests(({ kind, body }: SharedRequest): ReadInThread => {
  try {
    return { shared: readShared(kind, body) };
  } catch (error) {
    // The class of an error is lost on the way.
    if (!(error instanceof Refused)) throw error;
    const { status, refusal, details } = error;
    return { refused: { status, refusal, details } };
  }
});
