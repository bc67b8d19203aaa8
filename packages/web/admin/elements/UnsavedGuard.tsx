import { Confirm } from 'react-admin';
import { useBlocker } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';
import { useUnloadQuestion } from './useUnloadQuestion.ts';

/** Holds up whoever leaves the page while something on it is not saved; a tab of the page may be changed. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(() => isUnsaved);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title={translate('unsaved.leaveQuestion')}
      content={translate('unsaved.leaveMeaning')}
      confirm={translate('unsaved.leave')}
      cancel={translate('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
