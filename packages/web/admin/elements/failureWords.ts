import { HttpError } from 'react-admin';
import { isOffline } from '../../data/request.ts';
import type { WordIn } from '../words/messages.ts';
import type { useTranslate } from '../words/useTranslate.ts';

interface Failure {
  key: WordIn<'failures'>;
  values?: Record<string, string | number>;
}

/** Refusals with their own texts; the service's messages are English only. */
const CODES: Readonly<Record<string, Failure['key']>> = {
  'too-large': 'tooLarge',
  'too-many': 'tooMany',
  exists: 'exists',
  invalid: 'invalid',
  'pdf-not-made': 'pdfNotMade',
  'offer-over': 'offerOver',
  revised: 'revised',
  'order-begun': 'orderBegun',
  'article-gone': 'articleGone',
};

function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return { key: 'unanswered' };
  const { status, message, body } = error;
  if (!status) return { key: isOffline() ? 'offline' : 'unanswered' };
  // A proxy may have timed out while the service continues.
  if (status >= 500) return { key: 'unanswered' };
  if (status === 401) return { key: 'session' };
  if (status === 403 && body?.area) return { key: 'forbidden' };
  if (status === 404) return { key: 'gone' };
  if (status === 429) return { key: 'throttled', values: { smart_count: body?.retryMinutes ?? 1 } };
  if (body?.code === 'in-use') return { key: 'inUse', values: { smart_count: body.count } };
  const key = CODES[body?.code];
  if (key)
    return {
      key,
      values: { message, field: body?.field ?? '–', ...(body?.article && { article: body.article }) },
    };
  return status === 409 ? { key: 'stale' } : { key: 'other', values: { message } };
}

/** Whether a failed change may have been applied; retrying it unchanged is safe. */
export const isUnanswered = (error: unknown): boolean =>
  ['offline', 'unanswered'].includes(failureOf(error).key);

export function failureWords(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const { key, values } = failureOf(error);
  return translate(`failures.${key}`, values);
}
