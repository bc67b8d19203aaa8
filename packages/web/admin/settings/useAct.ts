import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { failureWords } from '../elements/failureWords.ts';
import type { WordKey } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';

export function useAct() {
  const translate = useTranslate();
  const notify = useNotify();
  const [isActing, setActing] = useState(false);
  const act = async (work: () => Promise<unknown>, done: WordKey | null, values = {}): Promise<void> => {
    setActing(true);
    try {
      await work();
      if (done) notify(done, { messageArgs: values });
    } catch (error) {
      const { code, message } = ((error instanceof HttpError && error.body) || {}) as Record<string, string>;
      const isReported = code === 'not-delivered' || code === 'not-set';
      notify(isReported ? translate('settings.actionFailed', { message }) : failureWords(error, translate), {
        type: 'error',
        autoHideDuration: 12_000,
      });
    }
    setActing(false);
  };
  return { act, isActing };
}
