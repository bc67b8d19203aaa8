import type { Answer } from './request.ts';

/** Whether a repetition would be refused for the same reason. */
export const isRefused = (answer: Answer): boolean =>
  !answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 429;
