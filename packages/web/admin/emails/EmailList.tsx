import { Box, Button, Card, Typography } from '@mui/material';
import { useRef } from 'react';
import { InfiniteListBase, Title, useInfinitePaginationContext, useListContext } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { AddButton } from '../sales/storedForm.tsx';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailFilters } from './EmailFilters.tsx';
import { EmailTable } from './EmailTable.tsx';
import { emailsCsv } from './emailsCsv.ts';
import { allEmails } from './listEmails.ts';

/** How much of a list is shown, and its next part on demand. */
function MoreButton() {
  const translate = useTranslate();
  const { data } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const place = useRef<HTMLDivElement>(null);
  const count = data?.length ?? 0;
  if (count === 0) return null;
  const more = async () => {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button goes with the last part: the keyboard stays where it was.
    if (!hasMore) place.current?.focus();
  };
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2, outline: 'none' }}
    >
      <Typography role="status" color="text.secondary">
        {translate(hasNextPage ? 'sales.shown' : 'sales.shownAll', { count })}
      </Typography>
      {hasNextPage && (
        <Button variant="outlined" onClick={more} aria-disabled={isFetchingNextPage}>
          {translate(isFetchingNextPage ? 'list.loading' : 'sales.more')}
        </Button>
      )}
    </Box>
  );
}

function Export() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const makeCsv = async () => emailsCsv(await allEmails(filterValues), translate);
  return (
    <ExportCsvButton fileName={translate('emails.fileName')} makeCsv={makeCsv}>
      {translate('sales.export')}
    </ExportCsvButton>
  );
}

/** As many at first, and as many more on demand. */
const AT_ONCE = 100;

export function EmailList() {
  const translate = useTranslate();
  return (
    <InfiniteListBase perPage={AT_ONCE} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Title title="resources.emaile.name" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', py: 2 }}>
        <EraseButton />
        <Export />
        <AddButton label={translate('emails.add')} />
      </Box>
      <Card sx={{ ...TABLE_CARD, mb: 4 }}>
        <EmailFilters />
        <ListRows nothingYet={translate('emails.nothingYet')}>
          <EmailTable />
        </ListRows>
        <MoreButton />
      </Card>
    </InfiniteListBase>
  );
}
