import type { LightTarget } from '@lumitor/domain/catalogue/lightTarget';
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
import { measureIn } from '../articles/amounts.ts';
import { articleTitle } from '../articles/articleTitle.ts';
import { useAllDocuments } from '../data/allDocuments.ts';
import { RetryNotice } from '../elements/RetryNotice.tsx';
import { RowActions } from '../elements/RowActions.tsx';
import { useBatch } from '../elements/useBatch.tsx';
import { Writing } from '../elements/Writing.tsx';
import { useTranslate, useWords } from '../words/useTranslate.ts';
import { TargetDialog } from './TargetDialog.tsx';

const HEADS = ['use', 'kind', 'u0', 'actions'] as const;

/** How much light the uses of a room need (D50). */
export function LightTargetList() {
  const translate = useTranslate();
  const words = useWords('lightTargets');
  const [locale] = useLocaleState();
  const { documents, error, retry } = useAllDocuments(['lightTargets']);
  const targets = documents?.[0]?.toSorted((one, other) =>
    articleTitle(one, locale).localeCompare(articleTitle(other, locale), locale, { numeric: true }),
  );
  const { attempt } = useBatch();
  const [edited, setEdited] = useState<LightTarget | 'new' | null>(null);
  const remove = ({ id, version, title }: LightTarget) =>
    attempt({ kind: 'remove', name: title }, [{ kind: 'remove', collection: 'lightTargets', id, version }], {
      word: 'lightTargets.done.removed',
      options: { name: title },
    });
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, maxWidth: 960, minWidth: 0, justifyItems: 'start' }}>
      <Title title={translate('resources.cele.name')} />
      <Typography color="text.secondary">{words('about')}</Typography>
      {error && !targets && <RetryNotice onRetry={retry} />}
      {!targets && !error && <Skeleton variant="rounded" height={240} width="100%" aria-hidden />}
      {targets && (
        <>
          <TableContainer component={Paper} variant="outlined">
            <Table
              size="small"
              aria-label={translate('resources.cele.name')}
              sx={{ '& td, & th': { px: { xs: 1, sm: 2 } } }}
            >
              <TableHead>
                <TableRow>
                  {HEADS.map((head) => (
                    <TableCell key={head}>{words(head)}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {targets.map((target) => {
                  const name = articleTitle(target, locale);
                  return (
                    <TableRow key={target.id}>
                      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                        {name}
                        <Typography variant="caption" component="p" color="text.secondary">
                          {target.source}
                        </Typography>
                      </TableCell>
                      <TableCell>
                        {words(`shown.${target.kind}`, { lux: measureIn(target.lux, 'lx', locale) })}
                      </TableCell>
                      <TableCell>
                        {target.uniformity !== undefined && measureIn(target.uniformity, '', locale)}
                      </TableCell>
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>
                        <RowActions
                          area="catalogue"
                          editLabel={words('editNamed', { name })}
                          onEdit={() => setEdited(target)}
                          removeLabel={words('removeNamed', { name })}
                          onRemove={() => remove(target)}
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
      {edited && targets && (
        <TargetDialog
          target={edited === 'new' ? null : edited}
          targets={targets}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
