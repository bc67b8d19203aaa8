import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { forgetDocuments } from '../data/allDocuments.ts';
import { applyChanges, type Reason, undoBatch } from '../data/changes.ts';
import { saveTextEdits, type TextsSaved } from './saveTextEdits.ts';
import type { TextEdit } from './textEdits.ts';
import { loadTextDocuments, TEXT_DOCUMENTS } from './textQueries.ts';
import type { TextDocument } from './textTable.ts';

export interface TextSaving {
  /** Makes edits that belong together, all or none; throws what the service refuses. */
  save(edits: readonly TextEdit[], reason: Reason): Promise<TextsSaved>;
  undo(batch: string): Promise<void>;
}

/** Saves one after another: the next is made on the documents that the last one left. */
export function useTextSaving(): TextSaving {
  const queries = useQueryClient();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.catch(() => {});
    return done;
  }, []);

  const load = useCallback(() => {
    forgetDocuments(['translations']);
    return loadTextDocuments();
  }, []);

  const save = useCallback(
    (edits: readonly TextEdit[], reason: Reason) =>
      inTurn(async () => {
        const known = queries.getQueryData<TextDocument[]>(TEXT_DOCUMENTS) ?? (await load());
        const saved = await saveTextEdits(edits, known, {
          load,
          apply: (operations) => applyChanges(reason, operations),
        });
        // What is being read now may have been sent before the change.
        await queries.cancelQueries({ queryKey: TEXT_DOCUMENTS });
        forgetDocuments(['translations']);
        queries.setQueryData(TEXT_DOCUMENTS, saved.documents);
        return saved;
      }),
    [inTurn, load, queries],
  );

  const undo = useCallback(
    (batch: string) =>
      inTurn(async () => {
        await undoBatch(batch);
        queries.setQueryData(TEXT_DOCUMENTS, await load());
      }),
    [inTurn, load, queries],
  );
  return { save, undo };
}
