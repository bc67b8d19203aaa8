import type { Applied } from '@lumitor/domain/collections/change';
import type { Operation, Reason } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import type { Ms } from '@lumitor/domain/units';
import { useCallback } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { applyChanges } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import type { WordKey } from '../words/messages.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { failureWords } from './failureWords.ts';
import { closeUndoNotice, UndoNotice } from './UndoNotice.tsx';

const UNDO_FOR: Ms = 12_000;

interface EventContent {
  word: WordKey;
  options?: Record<string, unknown>;
}

export interface Batches {
  /**
   * Offers undo.
   * @throws HttpError if refused
   */
  apply(reason: Reason, operations: readonly Operation[], text: EventContent | null): Promise<Applied>;
  /** Like `apply`, but shows a refusal and returns null. */
  attempt(
    reason: Reason,
    operations: readonly Operation[],
    text: EventContent | null,
  ): Promise<Applied | null>;
}

const collectionsOf = (operations: readonly Operation[]) =>
  [...new Set(operations.map(({ collection }) => collection))] as CollectionName[];

export function useBatch(): Batches {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewal();
  const apply = useCallback<Batches['apply']>(
    async (reason, operations, text) => {
      // An older undo would no longer revert the latest change.
      closeUndoNotice();
      const applied = await applyChanges(reason, operations);
      const collections = collectionsOf(operations);
      await renew(collections);
      if (!text) return applied;
      notify(
        <UndoNotice
          words={translate(text.word, text.options)}
          batch={applied.batch}
          collections={collections}
        />,
        // Clicks elsewhere must not close the undo offer.
        { autoHideDuration: UNDO_FOR, ClickAwayListenerProps: { mouseEvent: false, touchEvent: false } },
      );
      return applied;
    },
    [translate, notify, renew],
  );
  const attempt = useCallback<Batches['attempt']>(
    async (reason, operations, text) => {
      try {
        return await apply(reason, operations, text);
      } catch (error) {
        notify(failureWords(error, translate), { type: 'error', autoHideDuration: UNDO_FOR });
        // Another attempt starts from what is stored now.
        if (error instanceof HttpError && error.status === 409) await renew(collectionsOf(operations));
        return null;
      }
    },
    [apply, notify, renew, translate],
  );
  return { apply, attempt };
}
