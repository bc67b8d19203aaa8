import type { Batch } from '@lumitor/domain/collections/change';
import { COLLECTIONS, isCollectionName } from '@lumitor/domain/collections/collections';
import type { AccessArea } from '@lumitor/domain/people/roles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Card, Chip, IconButton, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { pathOfDocument } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DocumentDifferences } from './DocumentDifferences.tsx';
import { useDocumentName } from './documentName.ts';
import { type DocumentChange, useChanges } from './history.ts';
import { useBatchWords } from './useBatchWords.ts';

function DocumentChanged({ change }: { change: DocumentChange }) {
  const translate = useTranslate();
  const basename = useBasename();
  const nameOf = useDocumentName();
  const { collection, documentId, kind, before, after } = change;
  const name = nameOf(collection, after ?? before ?? {});
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3" component="h3" sx={{ px: 2, pb: 0.5 }}>
        {after ? (
          <Box
            component={Link}
            to={`${basename}/${pathOfDocument(collection, documentId)}`}
            sx={{ color: 'text.primary' }}
          >
            {name}
          </Box>
        ) : (
          name
        )}
        {': '}
        {translate(`changes.documentKinds.${kind}`)}
      </Typography>
      <DocumentDifferences collection={collection} before={before} after={after} label={name} />
    </Box>
  );
}

function BatchChanges({ batch }: { batch: string }) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges({ batch });
  const changes = data?.pages.flatMap((page) => page.changes);
  if (!changes && error) return <RetryNotice onRetry={refetch} />;
  if (!changes) return <Skeleton height={96} sx={{ mx: 2 }} />;
  return (
    <>
      <Box component="ol" sx={{ p: 0, listStyle: 'none' }}>
        {changes.map((change) => (
          <DocumentChanged key={`${change.collection} ${change.documentId}`} change={change} />
        ))}
      </Box>
      {hasNextPage && (
        <Button sx={{ m: 1 }} disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('changes.moreDocuments')}
        </Button>
      )}
    </>
  );
}

const areaOf = (collection: string): AccessArea =>
  isCollectionName(collection) ? COLLECTIONS[collection].area : 'catalogue';

export function BatchItem({ batch, onUndo }: { batch: Batch; onUndo(): void }) {
  const translate = useTranslate();
  const { title, at, counts } = useBatchWords()(batch);
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <Card component="li" sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 1, pl: 0.5 }}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={translate('changes.show', { title, at })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </IconButton>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="h3">
            {title}
          </Typography>
          <Typography variant="caption" component="p">
            <time dateTime={batch.at}>{at}</time> · {batch.by}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {counts}
        </Typography>
        {batch.undoneBy ? (
          <Chip size="small" variant="outlined" label={translate('changes.undone')} />
        ) : (
          <Writing area={areaOf(batch.first.collection)}>
            <Button size="small" aria-label={translate('changes.undoOf', { title, at })} onClick={onUndo}>
              {translate('changes.undo')}
            </Button>
          </Writing>
        )}
      </Box>
      <div id={details} hidden={!isOpen}>
        {isOpen && <BatchChanges batch={batch.batch} />}
      </div>
    </Card>
  );
}
