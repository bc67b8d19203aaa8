import { collectionOf } from '@lumitor/domain/collections/collections';
import { Button, FormControlLabel, Radio } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { AspectValue } from '../../articles/AspectValue.tsx';
import { DifferencesTable } from '../../articles/DifferencesTable.tsx';
import { readArticle } from '../../articles/readArticle.ts';
import { useFieldLabels } from '../../articles/useFieldLabels.ts';
import { LaterChange } from '../../changes/LaterChange.tsx';
import type { ChangedFields } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { Placed, Text } from '../../elements/layout.tsx';
import { useWords } from '../../words/useTranslate.ts';
import { type ConflictSide, disagreements, settledConflict } from './conflict.ts';

export interface Conflict {
  base: Document;
  stored: Document;
  mine: ChangedFields;
}

interface ConflictDialogProps {
  resource: CatalogueResource;
  conflict: Conflict;
  isSaving: boolean;
  onSettled(fields: ChangedFields): void;
  onCancel(): void;
}

export function ConflictDialog({ resource, conflict, isSaving, onSettled, onCancel }: ConflictDialogProps) {
  const labels = useFieldLabels();
  const { base, stored, mine } = conflict;
  const { collection, line } = resource;
  const disputed = useMemo(
    () => disagreements(collection, base, stored, mine),
    [collection, base, stored, mine],
  );
  const [choices, setChoices] = useState<Record<string, ConflictSide>>({});
  const id = useId();
  const word = useWords('catalogue.conflict');
  const sides = { stored: readArticle(collection, stored), mine: readArticle(collection, mine) };
  const chooseAll = (side: ConflictSide) =>
    setChoices(Object.fromEntries(disputed.map(({ aspect }) => [aspect.key, side])));
  return (
    <TitledDialog
      isWide
      onClose={onCancel}
      title={word('title')}
      actions={
        <>
          <Button onClick={onCancel}>{word('back')}</Button>
          <Button
            variant="contained"
            loading={isSaving}
            onClick={() => onSettled(settledConflict(disputed, choices, stored, mine))}
          >
            {word('save')}
          </Button>
        </>
      }
    >
      <Text color="textSecondary" mb={1}>
        <LaterChange collection={collectionOf(collection, line)} id={base.id} version={base.version} />{' '}
        {word('text')}
      </Text>
      <Button size="small" onClick={() => chooseAll('stored')}>
        {word('allStored')}
      </Button>
      <Button size="small" onClick={() => chooseAll('mine')}>
        {word('allMine')}
      </Button>
      <DifferencesTable
        label={word('title')}
        states={['before', 'after']}
        heads={{ before: word('stored'), after: word('mine') }}
        differences={disputed.map(({ aspect, proposed }) => {
          const { key } = aspect;
          const label = labels.ofAspect(aspect);
          const choice = (side: ConflictSide) => (
            <FormControlLabel
              control={
                <Placed
                  as={Radio}
                  size="small"
                  py={0}
                  slotProps={{ input: { 'aria-label': `${label}: ${word(side)}` } }}
                />
              }
              name={`${id} ${key}`}
              checked={(choices[key] ?? proposed) === side}
              onChange={() => setChoices({ ...choices, [key]: side })}
              slotProps={{ typography: { component: 'div' } }}
              label={<AspectValue aspect={aspect} fields={sides[side]} />}
            />
          );
          return { key, label, before: choice('stored'), after: choice('mine') };
        })}
      />
    </TitledDialog>
  );
}
