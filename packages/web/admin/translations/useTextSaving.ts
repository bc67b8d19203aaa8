import type { Reason } from '@lumitor/domain/collections/changesRequest';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { allDocuments } from '../data/allDocuments.ts';
import { applyChanges, requestUndo } from '../data/changes.ts';
import { readAll } from '../data/documents.ts';
import { saveTextEdits, type TextsSaved } from './saveTextEdits.ts';
import type { TextEdit } from './textEdits.ts';
import { readTexts } from './textQueries.ts';

const { queryKey } = allDocuments('translations');

export interface TextSaving {
  /**
   * Applies all edits or none.
   * @throws refusals of the service
   */
  save(edits: readonly TextEdit[], reason: Reason): Promise<TextsSaved>;
  undo(batch: string): Promise<void>;
}

/** Saves changes in sequence, each based on the documents of the previous one. */
export function useTextSaving(): TextSaving {
  const queries = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);

  const save = useCallback(
    (edits: readonly TextEdit[], reason: Reason) =>
      inTurn(async () => {
        const known = queries.getQueryData(queryKey)?.toReversed() ?? (await readTexts());
        const saved = await saveTextEdits(edits, known, {
          load: readTexts,
          apply: (operations) => applyChanges(reason, operations),
        });
        // A pending read may predate the change.
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, saved.documents.toReversed());
        return saved;
      }),
    [inTurn, queries],
  );

  const undo = useCallback(
    (batch: string) =>
      inTurn(async () => {
        await requestUndo(batch);
        queries.setQueryData(queryKey, await readAll('translations'));
      }),
    [inTurn, queries],
  );
  return { save, undo };
}
