import { useEffect } from 'react';
import { Confirm } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useTranslate } from '../words/useTranslate.ts';

export function useUnloadQuestion(isUnsaved: () => boolean): void {
  useEffect(() => {
    const request = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', request);
    return () => window.removeEventListener('beforeunload', request);
  });
}

interface DiscardQuestionProps {
  isOpen: boolean;
  meaning: string;
  onDiscard(): void;
  onStay(): void;
}

export function DiscardQuestion({ isOpen, meaning, onDiscard, onStay }: DiscardQuestionProps) {
  const translate = useTranslate();
  return (
    <Confirm
      isOpen={isOpen}
      title={translate('unsaved.leaveQuestion')}
      content={meaning}
      confirm={translate('unsaved.leave')}
      cancel={translate('unsaved.stay')}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  );
}

export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadQuestion(() => isUnsaved);
  // A save may navigate before the form counts as saved.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  return (
    <DiscardQuestion
      isOpen={blocker.state === 'blocked' && isUnsaved}
      meaning={translate('unsaved.leaveMeaning')}
      onDiscard={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

export function UnsavedFormGuard({ isOver = false }: { isOver?: boolean }) {
  const { isSubmitSuccessful, dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  return <UnsavedGuard isUnsaved={isDirty && !isSubmitSuccessful && !isOver} />;
}
