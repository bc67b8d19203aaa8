import { HttpError } from 'react-admin';
import type { useTranslate } from '../words/useTranslate.ts';

/** Why something was not saved, in a sentence for the person who wanted it. */
export function failureWords(error: unknown, translate: ReturnType<typeof useTranslate>): string {
  const { status, message } = error instanceof HttpError ? error : { status: 0, message: String(error) };
  if (!status || status >= 502) return translate('catalogue.failures.unreachable');
  if (status === 401) return translate('catalogue.failures.session');
  if (status === 404) return translate('catalogue.failures.gone');
  if (error instanceof HttpError && error.body?.code === 'in-use')
    return translate('luminaireTypes.inUse', { smart_count: error.body.count });
  if (status === 409) return translate('catalogue.failures.stale');
  return translate('catalogue.failures.other', { message });
}
