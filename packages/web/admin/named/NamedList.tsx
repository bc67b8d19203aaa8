import {
  Box,
  Button,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { RowActions } from '../elements/RowActions.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useWords } from '../words/useTranslate.ts';
import { NamedDialog, type NamedDialogProps } from './NamedDialog.tsx';
import { type NamedCollection, type NamedDocument, useNamed } from './named.ts';

interface NamedListProps<Name extends NamedCollection>
  extends Pick<NamedDialogProps<Name>, 'collection' | 'first' | 'fieldsOf' | 'keyOf'> {
  /** Of the page and of its table. */
  title: string;
  /** Over the titles. */
  head: string;
  /** Under a title. */
  captionOf?(document: NamedDocument<Name>): string;
  columns: readonly { head: string; cell(document: NamedDocument<Name>): ReactNode }[];
}

/** The page of a small collection: its list, from which each is added, changed and removed. */
export function NamedList<Name extends NamedCollection>(props: NamedListProps<Name>) {
  const { collection, title, head, captionOf, columns, ...ofDialog } = props;
  const words = useWords<NamedCollection>(collection);
  const [locale] = useLocaleState();
  const { documents, hasFailed, retry } = useNamed(collection);
  const { attempt } = useBatch();
  const [edited, setEdited] = useState<NamedDocument<Name> | 'new' | null>(null);
  const close = () => setEdited(null);
  const remove = ({ id, version, title: name }: NamedDocument<Name>) =>
    attempt({ kind: 'remove', name }, [{ kind: 'remove', collection, id, version }], {
      word: `${collection}.done.removed`,
      options: { name },
    });
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 960, minWidth: 0, justifyItems: 'start' }}>
      <Title title={title} />
      <Typography color="text.secondary">{words('about')}</Typography>
      {hasFailed && <RetryNotice onRetry={retry} />}
      {!documents && !hasFailed && <Skeleton variant="rounded" height={240} width="100%" aria-hidden />}
      {documents && (
        <>
          <TableContainer component={Paper} variant="outlined">
            <Table size="small" aria-label={title} sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
              <TableHead>
                <TableRow>
                  {[head, ...columns.map((column) => column.head), words('actions')].map((each) => (
                    <TableCell key={each}>{each}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {documents.map((document) => {
                  const name = articleTitle(document, locale);
                  return (
                    <TableRow key={document.id}>
                      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                        {name}
                        {captionOf && (
                          <Typography variant="caption" component="p" color="text.secondary">
                            {captionOf(document)}
                          </Typography>
                        )}
                      </TableCell>
                      {columns.map((column) => (
                        <TableCell key={column.head}>{column.cell(document)}</TableCell>
                      ))}
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>
                        <RowActions
                          area="catalogue"
                          editLabel={words('editNamed', { name })}
                          onEdit={() => setEdited(document)}
                          removeLabel={words('removeNamed', { name })}
                          onRemove={() => remove(document)}
                        />
                      </TableCell>
                    </TableRow>
                  );
                })}
              </TableBody>
            </Table>
          </TableContainer>
          <Writing area="catalogue">
            <Button variant="contained" onClick={() => setEdited('new')}>
              {words('add')}
            </Button>
          </Writing>
        </>
      )}
      {edited && documents && (
        <NamedDialog
          {...ofDialog}
          collection={collection}
          edited={edited === 'new' ? null : edited}
          documents={documents}
          onSaved={close}
          onClose={close}
        />
      )}
    </Box>
  );
}
