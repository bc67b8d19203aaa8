import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useUnloadQuestion } from '../../elements/useUnloadQuestion.ts';
import { useTranslate } from '../../words/useTranslate.ts';

/** While something is not saved whoever leaves is asked first, as react-admin asks of one form. */
export function useLeaveQuestion(isUnsaved: boolean): void {
  const translate = useTranslate();
  const blocker = useBlocker(isUnsaved);
  useUnloadQuestion(() => isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (!isUnsaved || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, isUnsaved, translate]);
}
