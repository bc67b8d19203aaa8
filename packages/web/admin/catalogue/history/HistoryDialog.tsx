import type { Change } from '@lumitor/domain/documents/change';
import { collectionOf } from '@lumitor/domain/documents/collections';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { articleTitle } from '../../articles/articleTitle.ts';
import { ask } from '../../data/changes.ts';
import type { Document } from '../../data/documents.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { Note } from '../Note.tsx';
import { HistoryEntry } from './HistoryEntry.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';

interface Page {
  changes: Change[];
  next: string | null;
}

/** The changes of an article, newest first, some at a time. */
function useHistory({ collection, line }: CatalogueResource, id: string) {
  const stored = collectionOf(collection, line);
  return useInfiniteQuery({
    queryKey: [stored, 'history', id],
    queryFn: async ({ pageParam }) => {
      const query = new URLSearchParams({ collection: stored, id, limit: '20' });
      if (pageParam) query.set('after', pageParam);
      return (await ask(`/api/changes?${query}`)) as Page;
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

interface HistoryDialogProps {
  resource: CatalogueResource;
  article: Document;
  /** Whether the form holds changes: a restored state would come in their way. */
  isUnsaved: boolean;
  onClose(): void;
  onRestored(): void;
}

/** Who changed an article, when and in what; an earlier state can be stored again. */
export default function HistoryDialog(props: HistoryDialogProps) {
  const { resource, article, isUnsaved, onClose, onRestored } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery('(max-width: 699.95px)', { noSsr: true });
  const history = useHistory(resource, article.id);
  const [target, setTarget] = useState<Change | null>(null);
  const id = useId();
  const word = (key: string, options?: object) => translate(`catalogue.history.${key}`, options);
  const changes = history.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth fullScreen={isNarrow}>
      <DialogTitle id={id}>{word('title', { name: articleTitle(article, locale) })}</DialogTitle>
      <DialogContent>
        {isUnsaved && changes.length > 0 && <Note>{word('unsaved')}</Note>}
        {history.isPending && <LinearProgress aria-label={word('loading')} />}
        {history.isError && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => history.refetch()}>
                {translate('list.retry')}
              </Button>
            }
          >
            {word('failed')}
          </Alert>
        )}
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('catalogue.actions.close')}</Button>
      </DialogActions>
      {target && (
        <RestoreDialog
          resource={resource}
          target={target}
          onClose={() => setTarget(null)}
          onRestored={onRestored}
        />
      )}
    </Dialog>
  );
}
