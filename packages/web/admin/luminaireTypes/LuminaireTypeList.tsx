import { LINES } from '@lumitor/domain/catalogue/productLine';
import { collectionOf } from '@lumitor/domain/collections/collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useLocaleState } from 'react-admin';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { RowActions } from '../elements/RowActions.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { TypeDialog } from './TypeDialog.tsx';
import { type LuminaireType, useLuminaireTypes } from './useLuminaireTypes.ts';

const HEADS = ['type', 'symbol', 'luminaires', 'actions'] as const;

/** How many luminaires of both product lines name each type. */
function useCounts(): (key: string) => number | undefined {
  const luminaires = useAllDocuments(
    LINES.map((line) => collectionOf('bindings', line) as 'bindings' | 'microBindings'),
  ).documents?.flat();
  return (key) => luminaires?.filter(({ type }) => type === key).length;
}

/** The types that the shop sorts its luminaires by. */
export function LuminaireTypeList() {
  const translate = useTranslate();
  const words = useWords('luminaireTypes');
  const [locale] = useLocaleState();
  const { types, hasFailed, retry } = useLuminaireTypes();
  const countOf = useCounts();
  const { attempt } = useBatch();
  const [edited, setEdited] = useState<LuminaireType | 'new' | null>(null);
  const close = () => setEdited(null);
  const remove = ({ id, version, title }: LuminaireType) =>
    attempt(
      { kind: 'remove', name: title },
      [{ kind: 'remove', collection: 'luminaireTypes', id, version }],
      { word: 'luminaireTypes.done.removed', options: { name: title } },
    );
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 960, minWidth: 0, justifyItems: 'start' }}>
      <Title title={translate('resources.typy.name')} />
      <Typography color="text.secondary">{words('about')}</Typography>
      {hasFailed && <RetryNotice onRetry={retry} />}
      {!types && !hasFailed && <Skeleton variant="rounded" height={240} width="100%" aria-hidden />}
      {types && (
        <>
          <TableContainer component={Paper} variant="outlined">
            <Table size="small" aria-label={words('table')} sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}>
              <TableHead>
                <TableRow>
                  {HEADS.map((head) => (
                    <TableCell key={head}>{words(head)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {types.map((type) => {
                  const name = articleTitle(type, locale);
                  return (
                    <TableRow key={type.id}>
                      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                        {name}
                      </TableCell>
                      <TableCell>{words(`symbols.${type.symbol}`)}</TableCell>
                      <TableCell>{countOf(type.key)}</TableCell>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>
                        <RowActions
                          area="catalogue"
                          editLabel={words('editNamed', { name })}
                          onEdit={() => setEdited(type)}
                          removeLabel={words('removeNamed', { name })}
                          onRemove={() => remove(type)}
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
      {edited && types && (
        <TypeDialog type={edited === 'new' ? null : edited} types={types} onSaved={close} onClose={close} />
      )}
    </Box>
  );
}
