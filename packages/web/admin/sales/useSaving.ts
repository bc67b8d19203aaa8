import type { HttpError } from 'react-admin';
import { useNotify } from 'react-admin';

/** What is said after a stored document was saved, or was not. */
export function useSaving(words: { saved: string; stale: string }) {
  const notify = useNotify();
  return {
    onSuccess: () => notify(words.saved, { type: 'info' }),
    onError: (error: unknown) => {
      const { status } = error as HttpError;
      notify(status === 409 ? words.stale : 'sales.failed', { type: 'error' });
    },
  };
}
