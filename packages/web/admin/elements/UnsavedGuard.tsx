import { useEffect } from 'react';
import { Confirm } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';

/** While something is not saved the browser asks whoever reloads or closes the page. */
export function useUnloadQuestion(isUnsaved: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  });
}

/** Holds up whoever leaves the page while something on it is not saved; a tab of the page may be changed. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(() => isUnsaved);
  // What saves leads on in the same moment, so that it can be held up before it is known that all is saved.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  return (
    <Confirm
      isOpen={blocker.state === 'blocked' && isUnsaved}
      title={translate('unsaved.leaveQuestion')}
      content={translate('unsaved.leaveMeaning')}
      confirm={translate('unsaved.leave')}
      cancel={translate('unsaved.stay')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/** The same for the form that it stands in. @param isOver the form is done with, and left without a question */
export function UnsavedFormGuard({ isOver = false }: { isOver?: boolean }) {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return <UnsavedGuard isUnsaved={isDirty && !isSubmitSuccessful && !isOver} />;
}
