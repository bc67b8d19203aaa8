import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Button, SnackbarContent } from '@mui/material';
import { useEffect, useRef } from 'react';
import { HttpError, useCloseNotification, useNotify } from 'react-admin';
import { requestUndo } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { failureWords } from './failureWords.ts';
import { focusContent } from './focusContent.ts';

let closeShown: (() => void) | null = null;

/** A newer notice would wait for the shown one. */
export const closeUndoNotice = (): void => closeShown?.();

interface UndoNoticeProps {
  words: string;
  batch: string;
  collections: readonly CollectionName[];
}

export function UndoNotice({ words, batch, collections }: UndoNoticeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseNotification();
  const renew = useRenewal();
  const isOver = useRef(false);
  useEffect(() => {
    closeShown = () => {
      isOver.current = true;
      close();
    };
    return () => {
      closeShown = null;
    };
  }, [close]);
  const undo = async () => {
    // A fading notice still receives clicks, after undo may have expired.
    if (isOver.current) return;
    isOver.current = true;
    close();
    focusContent({ preventScroll: true });
    try {
      const { kept: conflicts } = await requestUndo(batch);
      await renew(collections);
      const by = [...new Set(conflicts.map((each) => each.by))].filter(Boolean).join(', ');
      notify(conflicts.length > 0 ? 'catalogue.done.undonePartly' : 'catalogue.done.undone', {
        messageArgs: { smart_count: conflicts.length, by },
      });
    } catch (error) {
      const isChanged = error instanceof HttpError && error.status === 409;
      notify(isChanged ? 'catalogue.done.changedSince' : failureWords(error, translate), {
        type: 'error',
      });
    }
  };
  return (
    <SnackbarContent
      role="status"
      message={words}
      action={
        <Button color="inherit" size="small" onClick={undo}>
          {translate('catalogue.actions.undo')}
        </Button>
      }
    />
  );
}
