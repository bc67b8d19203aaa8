import type { Batch } from '@lumitor/domain/collections/change';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useBasename, useLocaleState, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { undoBatch } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { pathOfDocument } from '../data/resources.ts';
import { momentIn } from '../elements/dates.ts';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useDocumentName } from './documentName.ts';
import { lastChangeOf } from './history.ts';
import { useBatchWords } from './useBatchWords.ts';

interface DocumentPlace {
  collection: CollectionName;
  id: string;
}

/** From the wish to take a batch back to what became of it. */
type Undoing =
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

/** So many are named; the rest are counted. */
const MOST_NAMED = 10;

type Documents = Extract<Undoing, { step: 'refused' }>['documents'];

function ChangedDocument({ collection, id }: Documents[number]) {
  const basename = useBasename();
  const [locale] = useLocaleState();
  const nameOf = useDocumentName();
  const { data: last } = useQuery({
    queryKey: ['changes', 'last', collection, id],
    queryFn: async () => (await lastChangeOf(collection, id)) ?? null,
  });
  const fields = last?.after ?? last?.before ?? {};
  return (
    <li>
      <Box
        component={Link}
        to={`${basename}/${pathOfDocument(collection, id)}`}
        sx={{ color: 'text.primary' }}
      >
        {nameOf(collection, fields)}
      </Box>
      {last && (
        <Typography variant="caption" component="p">
          {momentIn(last.at, locale)} · {last.by}
        </Typography>
      )}
    </li>
  );
}

/** A batch that can't be taken back, and what was changed after it. */
export function ChangedSinceDialog({ documents, onClose }: { documents: Documents; onClose: () => void }) {
  const translate = useTranslate();
  const others = documents.length - MOST_NAMED;
  return (
    <TitledDialog
      title={translate('changes.changedSince')}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <DialogContentText>
        {translate('changes.changedSinceMeaning', { smart_count: documents.length })}
      </DialogContentText>
      <Box component="ul" sx={{ pl: 2.5, my: 1, '& > li': { mb: 1 } }}>
        {documents.slice(0, MOST_NAMED).map((document) => (
          <ChangedDocument key={`${document.collection} ${document.id}`} {...document} />
        ))}
      </Box>
      {others > 0 && translate('changes.andOthers', { smart_count: others })}
    </TitledDialog>
  );
}
