import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type MouseEvent, useCallback } from 'react';
import { useBasename, useListContext, useTranslate } from 'react-admin';
import type { Document } from '../../data/allDocuments.ts';
import type { CatalogueResource } from '../../data/resources.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { ArticleTable } from './ArticleTable.tsx';
import type { Columns } from './columns.ts';
import { type RowsProps, useTwoParts } from './Rows.tsx';
import { useActiveSwitch } from './useActiveSwitch.ts';
import { useListPlace } from './useListPlace.ts';
import { useRowEvents } from './useRowEvents.ts';

const NONE: Document[] = [];

/** What a table or cards are made of. */
export interface ArticleRowsProps extends Pick<RowsProps, 'columns' | 'hrefOf' | 'pending'> {
  parts: ReturnType<typeof useTwoParts>;
  onClick(event: MouseEvent<HTMLElement>): void;
}

interface ListedProps {
  resource: CatalogueResource;
  columns: Columns;
}

function LoadedRows({ resource, columns }: ListedProps) {
  const basename = useBasename();
  const { data = NONE } = useListContext<Document>();
  const isNarrow = useMediaQuery('(max-width: 959.95px)', { noSsr: true });
  const { pending, switchActive, warning } = useActiveSwitch(resource);
  const hrefOf = useCallback(
    (id: string) => `${basename}/${resource.name}/${encodeURIComponent(id)}`,
    [basename, resource],
  );
  const { onClick } = useRowEvents(data, hrefOf, switchActive);
  const parts = useTwoParts(data);
  useListPlace(resource.name, parts.isWhole);
  const Listed = isNarrow ? ArticleCards : ArticleTable;
  return (
    <>
      <Listed parts={parts} columns={columns} hrefOf={hrefOf} pending={pending} onClick={onClick} />
      {warning}
    </>
  );
}

/** The articles of a page, or why there are none. */
export function ArticleRows(props: ListedProps) {
  const translate = useTranslate();
  const { data, error, isPending, filterValues, setFilters, refetch } = useListContext<Document>();
  if (isPending)
    return (
      <Box role="status" aria-busy sx={{ px: 2, pb: 2 }}>
        {Array.from({ length: 10 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike, and never reordered
          <Skeleton key={row} variant="rounded" animation={false} height={52} sx={{ mb: 1 }} />
        ))}
      </Box>
    );
  if (error && !data)
    return (
      <Alert
        severity="error"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => refetch()}>
            {translate('catalogue.list.retry')}
          </Button>
        }
      >
        {translate('catalogue.list.failed')}
      </Alert>
    );
  if (data?.length) return <LoadedRows {...props} />;
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <Box role="status" sx={{ px: 2, py: 4, color: 'text.secondary' }}>
      {translate(`catalogue.list.${isFiltered ? 'noMatch' : 'empty'}`)}{' '}
      {isFiltered && (
        <Button onClick={() => setFilters({}, undefined, false)}>
          {translate('catalogue.list.clearFilters')}
        </Button>
      )}
    </Box>
  );
}
