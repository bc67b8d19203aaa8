import { Confirm, useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { useUnloadQuestion } from '../elements/useUnloadQuestion.ts';

/** Holds up whoever leaves the page while something on it is not saved; a change of tab stays on the page. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(() => isUnsaved);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title={translate('partRules.leaveQuestion')}
      content={translate('partRules.leaveMeaning')}
      confirm={translate('partRules.leave')}
      cancel={translate('partRules.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
