import { Box, Card } from '@mui/material';
import { InfiniteListBase, Title, useListContext } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { AddButton } from '../sales/AddButton.tsx';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { EmailFilters } from './EmailFilters.tsx';
import { EmailTable } from './EmailTable.tsx';
import { emailsCsv } from './emailsCsv.ts';
import { allEmails } from './listEmails.ts';
import { MoreButton } from './MoreButton.tsx';

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
