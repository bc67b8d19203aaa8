import type { CatalogueCollection } from '@lumitor/domain/catalogue/productLine';
import type { Change } from '@lumitor/domain/collections/change';
import { collectionOf } from '@lumitor/domain/collections/collections';
import { Button, LinearProgress, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { ArticleDifferences } from '../../articles/ArticleDifferences.tsx';
import { articleTitle } from '../../articles/titles.ts';
import { useChanges } from '../../changes/history.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { momentIn } from '../../elements/dates.ts';
import { TitledDialog } from '../../elements/FormDialog.tsx';
import { PlacedButton, Row, Spaced } from '../../elements/layout.tsx';
import { RetryNotice } from '../../elements/RetryNotice.tsx';
import { useTranslate, useWords } from '../../words/useTranslate.ts';
import { Note } from '../Note.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

interface HistoryEntryProps {
  collection: CatalogueCollection;
  change: Change;
  /** Null if restoring is impossible now. */
  onRestore: (() => void) | null;
}

function HistoryEntry({ collection, change, onRestore }: HistoryEntryProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const { at, by, reason, before, after } = change;
  const moment = momentIn(at, locale);
  const word = useWords('catalogue.history');
  return (
    <Spaced component="article" aria-labelledby={id} mb={3}>
      <Row gap={0} columnGap={1} mb={0.5}>
        <Typography id={id} component="h3" variant="h3">
          <time dateTime={at}>{moment}</time> · {translate(`changes.reasons.${reason.kind}`)}
          {reason.name && ` (${reason.name})`}
        </Typography>
        <Typography color="textSecondary">{by}</Typography>
        {before && onRestore && (
          <PlacedButton
            size="small"
            ml="auto"
            onClick={onRestore}
            aria-label={word('restoreNamed', { at: moment })}
          >
            {word('restoreThis')}
          </PlacedButton>
        )}
      </Row>
      <ArticleDifferences
        collection={collection}
        before={before}
        after={after}
        label={`${moment}, ${translate(`changes.reasons.${reason.kind}`)}`}
      />
    </Spaced>
  );
}

interface HistoryDialogProps {
  resource: CatalogueResource;
  article: Document;
  /** Whether the form has unsaved changes, which a restore would conflict with. */
  isUnsaved: boolean;
  onClose(): void;
  onRestored(): void;
}

export default function HistoryDialog(props: HistoryDialogProps) {
  const { resource, article, isUnsaved, onClose, onRestored } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const history = useChanges({
    collection: collectionOf(resource.collection, resource.line),
    id: article.id,
  });
  const [target, setTarget] = useState<Change | null>(null);
  const word = useWords('catalogue.history');
  const changes = history.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <>
      <TitledDialog
        isWide
        onClose={onClose}
        title={word('title', { name: articleTitle(article, locale) })}
        actions={<Button onClick={onClose}>{translate('ra.action.close')}</Button>}
      >
        {isUnsaved && changes.length > 0 && <Note>{word('unsaved')}</Note>}
        {history.isPending && <LinearProgress aria-label={word('loading')} />}
        {history.isError && <RetryNotice onRetry={history.refetch} />}
        {history.isSuccess && changes.length === 0 && <p>{word('empty')}</p>}
        {changes.map((change) => (
          <HistoryEntry
            key={`${change.batch} ${change.version}`}
            collection={resource.collection}
            change={change}
            onRestore={isUnsaved ? null : () => setTarget(change)}
          />
        ))}
        {history.hasNextPage && (
          <Button onClick={() => history.fetchNextPage()} loading={history.isFetchingNextPage}>
            {word('more')}
          </Button>
        )}
      </TitledDialog>
      {target && (
        <RestoreDialog
          resource={resource}
          target={target}
          onClose={() => setTarget(null)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
