import type { Batch, UndoConflict } from '@lumitor/domain/collections/change';
import type { CollectionName } from '@lumitor/domain/collections/collections';
import { Button, DialogContentText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useBasename, useLocaleState, useNotify } from 'react-admin';
import { requestUndo } from '../data/changes.ts';
import { useRenewal } from '../data/renewal.ts';
import { catalogueOf, pathOfDocument } from '../data/resources.ts';
import { momentIn } from '../elements/dates.ts';
import { TitledDialog } from '../elements/FormDialog.tsx';
import { Stacked } from '../elements/layout.tsx';
import { TextLink } from '../elements/TextLink.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { useDocumentName } from './documentName.ts';
import { lastChangeOf } from './history.ts';
import { pathLabel } from './pathLabel.ts';
import { useBatchWords } from './useBatchWords.ts';

type Undoing =
  | { step: 'confirming' | 'running'; batch: Batch }
  | { step: 'partly' | 'refused'; batch: Batch; conflicts: UndoConflict[] };

const conflictsIn = (error: unknown): UndoConflict[] | null =>
  error instanceof HttpError && error.body?.code === 'changed-since' ? error.body.documents : null;

export function useUndo() {
  const notify = useNotify();
  const renew = useRenewal();
  const wordsOf = useBatchWords();
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const run = async (batch: Batch) => {
    setUndoing({ step: 'running', batch });
    try {
      const { results, kept: conflicts } = await requestUndo(batch.batch);
      await renew([...new Set(results.map(({ collection }) => collection as CollectionName))]);
      if (conflicts.length > 0) return setUndoing({ step: 'partly', batch, conflicts });
      setUndoing(null);
      notify('changes.undoneNow', { messageArgs: { title: wordsOf(batch).title } });
    } catch (error) {
      const conflicts = conflictsIn(error);
      setUndoing(conflicts && { step: 'refused', batch, conflicts });
      if (!conflicts) notify('changes.undoFailed', { type: 'error' });
    }
  };
  return {
    undoing,
    request: (batch: Batch) => setUndoing({ step: 'confirming', batch }),
    run,
    close: () => setUndoing(null),
  };
}

const MOST_NAMED = 10;

function ConflictingDocument({ collection: name, id, paths, at, by }: UndoConflict) {
  const collection = name as CollectionName;
  const basename = useBasename();
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const nameOf = useDocumentName();
  const { data: last } = useQuery({
    queryKey: ['changes', 'last', collection, id],
    queryFn: async () => (await lastChangeOf(collection, id)) ?? null,
  });
  const fields = last?.after ?? last?.before ?? {};
  const labelOf = ([field = '', ...rest]: string[]) => {
    const label = translate(`catalogue.fields.${field as 'price'}`, { _: field });
    return rest.length > 0 ? `${label} (${rest.join(', ')})` : label;
  };
  const labels = paths.map((path) =>
    catalogueOf(collection)
      ? labelOf(path)
      : pathLabel(collection, path, (key, options) => translate(key as never, options)),
  );
  return (
    <li>
      <TextLink to={`${basename}/${pathOfDocument(collection, id)}`}>{nameOf(collection, fields)}</TextLink>
      {labels.length > 0 && `: ${labels.join(', ')}`}
      {at && (
        <Typography variant="caption" component="p">
          {momentIn(at, locale)} · {by}
        </Typography>
      )}
    </li>
  );
}

interface UndoConflictsDialogProps {
  conflicts: readonly UndoConflict[];
  isPartly: boolean;
  onClose: () => void;
}

/** Values that undo skipped because they changed since. */
export function UndoConflictsDialog({ conflicts, isPartly, onClose }: UndoConflictsDialogProps) {
  const translate = useTranslate();
  const others = conflicts.length - MOST_NAMED;
  return (
    <TitledDialog
      title={translate(isPartly ? 'changes.undonePartly' : 'changes.changedSince')}
      maxWidth="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
    >
      <DialogContentText>
        {translate(isPartly ? 'changes.undonePartlyMeaning' : 'changes.changedSinceMeaning', {
          smart_count: conflicts.length,
        })}
      </DialogContentText>
      <Stacked component="ul" gap={1} pl={2.5} my={1}>
        {conflicts.slice(0, MOST_NAMED).map((each) => (
          <ConflictingDocument key={`${each.collection} ${each.id}`} {...each} />
        ))}
      </Stacked>
      {others > 0 && translate('changes.andOthers', { smart_count: others })}
    </TitledDialog>
  );
}
