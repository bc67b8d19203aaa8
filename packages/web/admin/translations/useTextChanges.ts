import type { Reason } from '@lumitor/domain/collections/changesRequest';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sessionStore } from '../../data/session.ts';
import { allDocuments } from '../data/allDocuments.ts';
import { applyChanges, requestUndo } from '../data/changes.ts';
import { readAll } from '../data/documents.ts';
import { useUnloadQuestion } from '../elements/UnsavedGuard.tsx';
import type { WordIn } from '../words/messages.ts';
import {
  type Cells,
  cellId,
  createCells,
  forgetSaved,
  hasUnsaved,
  setCell,
  type TextPlace,
} from './cells.ts';
import { rowId } from './filterTexts.ts';
import { saveTextEdits, type TextConflict, type TextsSaved } from './saveTextEdits.ts';
import type { TextEdit } from './textEdits.ts';
import { readTexts } from './textQueries.ts';

const { queryKey } = allDocuments('translations');

interface TextSaving {
  /**
   * Applies all edits or none.
   * @throws refusals of the service
   */
  save(edits: readonly TextEdit[], reason: Reason): Promise<TextsSaved>;
  undo(batch: string): Promise<void>;
}

/** Saves changes in sequence, each based on the documents of the previous one. */
function useTextSaving(): TextSaving {
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

export interface LastChange {
  word: WordIn<'translations.done'>;
  name: string;
  batch: string | null;
  hasFailed: boolean;
}

export interface TextChanges {
  cells: Cells;
  last: LastChange | null;
  /** @param was text when the cell was opened */
  setText(place: TextPlace, text: string, was: string): void;
  /** @throws if the service does not answer */
  change(
    edits: readonly TextEdit[],
    reported: { word: WordIn<'translations.done'>; name: string },
    reason?: Reason,
  ): Promise<readonly TextConflict[]>;
  fail(name: string): void;
  undo(): void;
}

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error ? Number(error.status) : null;

const isSignedOut = (error: unknown) => [401, 403].includes(statusOf(error) ?? 0);

/** Retries saves that failed without a session, after sign-in. */
function useResumedSaving(cells: Cells, resume: (id: string) => void) {
  useEffect(
    () =>
      sessionStore.subscribe(({ status }, before) => {
        if (status !== 'signedIn' || before.status === 'signedIn') return;
        for (const [id, state] of Object.entries(cells.getState()))
          if (state.kind === 'failed' && state.isSignedOut) resume(id);
      }),
    [cells, resume],
  );
}

export function useTextChanges(): TextChanges {
  const saving = useTextSaving();
  const [cells] = useState(createCells);
  const [last, setLast] = useState<LastChange | null>(null);

  const setText = useCallback(
    async (place: TextPlace, text: string, was: string) => {
      const name = `${rowId(place)}, ${place.language}`;
      const id = cellId(place);
      if (text === was) return setCell(cells, id, null);
      setCell(cells, id, { kind: 'saving', text });
      const edit = { kind: 'set' as const, ...place, text, was };
      try {
        const saved = await saving.save([edit], { kind: 'texts', name });
        const [conflict] = saved.kind === 'blocked' ? saved.conflicts : [];
        if (conflict?.kind === 'changed')
          return setCell(cells, id, { kind: 'conflict', text, theirs: conflict.text });
        setCell(cells, id, { kind: 'saved' });
        if (saved.kind === 'saved') setLast({ word: 'text', name, batch: saved.batch, hasFailed: false });
      } catch (error) {
        setCell(cells, id, { kind: 'failed', place, text, was, isSignedOut: isSignedOut(error) });
      }
    },
    [cells, saving.save],
  );

  const resume = useCallback(
    (id: string) => {
      const state = cells.getState()[id];
      if (state?.kind === 'failed') void setText(state.place, state.text, state.was);
    },
    [cells, setText],
  );
  useResumedSaving(cells, resume);
  useUnloadQuestion(() => hasUnsaved(cells));

  const change = useCallback<TextChanges['change']>(
    async (edits, { word, name }, reason = { kind: 'texts', name }) => {
      const saved = await saving.save(edits, reason);
      if (saved.kind === 'blocked') return saved.conflicts;
      setLast({ word, name, batch: saved.batch, hasFailed: false });
      return [];
    },
    [saving.save],
  );

  const fail = useCallback(
    (name: string) => setLast({ word: 'failed', name, batch: null, hasFailed: true }),
    [],
  );
  const batch = last?.batch;
  const undo = useCallback(async () => {
    if (!batch) return;
    try {
      await saving.undo(batch);
      forgetSaved(cells);
      setLast({ word: 'undone', name: '', batch: null, hasFailed: false });
    } catch (error) {
      const hasMovedOn = statusOf(error) === 409;
      setLast((before) => ({
        word: hasMovedOn ? 'changedSince' : 'undoFailed',
        name: '',
        batch: hasMovedOn ? null : (before?.batch ?? null),
        hasFailed: true,
      }));
    }
  }, [batch, cells, saving.undo]);

  return useMemo(
    () => ({ cells, last, setText, change, fail, undo }),
    [cells, last, setText, change, fail, undo],
  );
}
