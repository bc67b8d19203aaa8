import type { Batch } from '@lumitor/domain/collections/change';
import { COLLECTIONS, isCollectionName } from '@lumitor/domain/collections/collections';
import type { AccessArea } from '@lumitor/domain/people/roles';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button, Chip, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useBasename } from 'react-admin';
import { pathOfDocument } from '../data/resources.ts';
import {
  PlacedButton,
  PlacedCard,
  PlacedSkeleton,
  PlainList,
  Row,
  Spaced,
  Text,
} from '../elements/layout.tsx';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { TextLink } from '../elements/TextLink.tsx';
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
    <Spaced component="li" line="above" py={1.5}>
      <Text variant="h3" component="h3" px={2} pb={0.5}>
        {after ? (
          <TextLink to={`${basename}/${pathOfDocument(collection, documentId)}`}>{name}</TextLink>
        ) : (
          name
        )}
        {': '}
        {translate(`changes.documentKinds.${kind}`)}
      </Text>
      <DocumentDifferences collection={collection} before={before} after={after} label={name} />
    </Spaced>
  );
}

function BatchChanges({ batch }: { batch: string }) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useChanges({ batch });
  const changes = data?.pages.flatMap((page) => page.changes);
  if (!changes && error) return <RetryNotice onRetry={refetch} />;
  if (!changes) return <PlacedSkeleton height={96} mx={2} />;
  return (
    <>
      <PlainList my={1.75}>
        {changes.map((change) => (
          <DocumentChanged key={`${change.collection} ${change.documentId}`} change={change} />
        ))}
      </PlainList>
      {hasNextPage && (
        <PlacedButton m={1} disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {translate('changes.moreDocuments')}
        </PlacedButton>
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
    <PlacedCard component="li" mb={1}>
      <Row p={1} pl={0.5}>
        <IconButton
          size="small"
          aria-expanded={isOpen}
          aria-controls={details}
          aria-label={translate('changes.show', { title, at })}
          onClick={() => setOpen(!isOpen)}
        >
          <ExpandMore sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        </IconButton>
        <Spaced isBreakable flex="1 1 200px" minWidth={0}>
          <Typography component="h2" variant="h3">
            {title}
          </Typography>
          <Typography variant="caption" component="p">
            <time dateTime={batch.at}>{at}</time> · {batch.by}
          </Typography>
        </Spaced>
        <Typography variant="body2" color="textSecondary">
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
      </Row>
      <div id={details} hidden={!isOpen}>
        {isOpen && <BatchChanges batch={batch.batch} />}
      </div>
    </PlacedCard>
  );
}
