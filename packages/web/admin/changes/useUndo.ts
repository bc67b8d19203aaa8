import type { Batch } from '@lumitor/domain/collections/change';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { undoBatch } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { useBatchWords } from './useBatchWords.ts';

interface DocumentPlace {
  collection: CollectionName;
  id: string;
}

/** From the wish to take a batch back to what became of it. */
export type Undoing =
  | { step: 'asked' | 'running'; batch: Batch }
  | { step: 'refused'; batch: Batch; documents: DocumentPlace[] };

const documentsChanged = (error: unknown): DocumentPlace[] | null =>
  error instanceof HttpError && error.body?.code === 'changed-since' ? error.body.documents : null;

export function useUndo() {
  const notify = useNotify();
  const renew = useRenewal();
  const wordsOf = useBatchWords();
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const run = async (batch: Batch) => {
    setUndoing({ step: 'running', batch });
    try {
      const { results } = await undoBatch(batch.batch);
      await renew([...new Set(results.map(({ collection }) => collection as CollectionName))]);
      setUndoing(null);
      notify('changes.undoneNow', { messageArgs: { title: wordsOf(batch).title } });
    } catch (error) {
      const documents = documentsChanged(error);
      setUndoing(documents && { step: 'refused', batch, documents });
      if (!documents) notify('changes.undoFailed', { type: 'error' });
    }
  };
  return {
    undoing,
    ask: (batch: Batch) => setUndoing({ step: 'asked', batch }),
    run,
    close: () => setUndoing(null),
  };
}
