import type { LegalSettings } from '@lumitor/domain/settings/documents';
import { failedRead } from './messages.ts';
import { RETRY_FOR, request } from './request.ts';

/** Null on failure. */
export async function fetchLegal(signal?: AbortSignal): Promise<LegalSettings | null> {
  const answer = await request('/api/documents/settings/legal', { retryFor: RETRY_FOR.waiting, signal });
  if (answer.ok) return answer.body as LegalSettings;
  if (!signal?.aborted) console.error(failedRead(answer.status));
  return null;
}
