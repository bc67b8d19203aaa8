import type { Batch } from '@lumitor/domain/collections/change';
import { REASONS } from '@lumitor/domain/collections/changesRequest';
import { Autocomplete, Button, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Confirm, Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { PlainList, Row, Spaced } from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { BatchItem } from './BatchItem.tsx';
import { type BatchFilter, useBatches } from './history.ts';
import { UndoConflictsDialog, useUndo } from './undoing.tsx';
import { useBatchWords } from './useBatchWords.ts';

interface BatchFiltersProps {
  filter: BatchFilter;
  people: readonly string[];
  onChange(filter: BatchFilter): void;
}

function BatchFilters({ filter, people, onChange }: BatchFiltersProps) {
  const translate = useTranslate();
  return (
    <Row gap={2} align="stretch" mb={2}>
      <ChoiceField
        margin="none"
        label={translate('changes.kind')}
        value={filter.kind}
        onChoose={(kind) => onChange({ ...filter, kind })}
        choices={[
          ['', translate('changes.allKinds')],
          ...REASONS.map((kind) => [kind, translate(`changes.reasons.${kind}`)] as const),
        ]}
        width={240}
        maxWidth="100%"
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      />
      <Autocomplete
        freeSolo
        options={[...people]}
        value={filter.by || null}
        onChange={(_, by) => onChange({ ...filter, by: by?.trim() ?? '' })}
        sx={{ width: 300, maxWidth: '100%' }}
        slotProps={{ listbox: { 'aria-label': translate('changes.person') } }}
        renderInput={(params) => (
          <TextField
            {...params}
            margin="none"
            label={translate('changes.person')}
            placeholder={translate('changes.personHelp')}
            slotProps={{ inputLabel: { ...params.InputLabelProps, shrink: true } }}
          />
        )}
      />
    </Row>
  );
}

function usePeople(batches: readonly Batch[] | undefined): readonly string[] {
  const [people, setPeople] = useState<readonly string[]>([]);
  useEffect(() => {
    setPeople((known) => {
      const fresh = (batches ?? []).map(({ by }) => by).filter((by) => !known.includes(by));
      return fresh.length > 0 ? [...new Set([...known, ...fresh])].sort() : known;
    });
  }, [batches]);
  return people;
}

export function ChangesPage() {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const filter: BatchFilter = { kind: search.get('kind') ?? '', by: search.get('by') ?? '' };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBatches(filter);
  const batches = data?.pages.flatMap((page) => page.batches);
  const people = usePeople(data?.pages[0]?.batches);
  const wordsOf = useBatchWords();
  const { undoing, request, run, close } = useUndo();
  const isFiltered = filter.kind !== '' || filter.by !== '';
  const choose = (chosen: BatchFilter) =>
    setSearch(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)), { replace: true });
  const words = undoing && wordsOf(undoing.batch);
  return (
    <Spaced maxWidth={1080} py={2}>
      <Title title={translate('resources.zmiany.name')} />
      <BatchFilters filter={filter} people={people} onChange={choose} />
      {!batches && (error ? <RetryNotice onRetry={refetch} /> : <Skeleton variant="rounded" height={320} />)}
      {batches?.length === 0 && (
        <Typography>{translate(isFiltered ? 'changes.noneFound' : 'changes.none')}</Typography>
      )}
      <PlainList aria-label={translate('changes.list')} my={1.75}>
        {batches?.map((batch) => (
          <BatchItem key={batch.batch} batch={batch} onUndo={() => request(batch)} />
        ))}
      </PlainList>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('changes.more')}
        </Button>
      )}
      <Confirm
        isOpen={undoing !== null && !('conflicts' in undoing)}
        loading={undoing?.step === 'running'}
        title={translate('changes.undoQuestion')}
        content={translate('changes.undoMeaning', { ...words })}
        confirm={translate('changes.undo')}
        cancel={translate('ra.action.cancel')}
        onConfirm={() => undoing && run(undoing.batch)}
        onClose={close}
      />
      {undoing && 'conflicts' in undoing && (
        <UndoConflictsDialog
          conflicts={undoing.conflicts}
          isPartly={undoing.step === 'partly'}
          onClose={close}
        />
      )}
    </Spaced>
  );
}
