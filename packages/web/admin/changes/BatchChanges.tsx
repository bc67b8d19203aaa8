import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useBasename } from 'react-admin';
import { Link } from 'react-router';
import { pathOfDocument } from '../data/resources.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { useTranslate } from '../words/useTranslate.ts';
import { DocumentDifferences } from './DocumentDifferences.tsx';
import { useDocumentName } from './documentName.ts';
import { type DocumentChange, useChanges } from './history.ts';

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

/** All that a batch did, document by document, field by field. */
export function BatchChanges({ batch }: { batch: string }) {
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
