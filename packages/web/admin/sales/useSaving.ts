import type { HttpError } from 'react-admin';
import { useNotify } from 'react-admin';
import { failureWords } from '../elements/failureWords.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** What is said after a stored document was saved, or was not. */
export function useSaving(words: { saved: string; stale: string }) {
  const notify = useNotify();
  const translate = useTranslate();
  return {
    onSuccess: () => notify(words.saved, { type: 'info' }),
    onError: (error: unknown) => {
      const { status } = error as HttpError;
      notify(status === 409 ? words.stale : failureWords(error, translate), { type: 'error' });
    },
  };
}
