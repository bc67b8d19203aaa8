import { Box, Card } from '@mui/material';
import { ListBase, Pagination, Title } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { AddButton } from '../sales/AddButton.tsx';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { ReflinkFilters } from './ReflinkFilters.tsx';
import { ReflinkTable } from './ReflinkTable.tsx';

/** Partners' links with what each has brought. */
export function ReflinkList() {
  const translate = useTranslate();
  return (
    <ListBase
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      queryOptions={{ meta: { withStatistics: true } }}
    >
      <Title title="resources.reflinks.name" />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', py: 2 }}>
        <AddButton label={translate('reflinks.add')} />
      </Box>
      <Card sx={{ ...TABLE_CARD, mb: 4 }}>
        <ReflinkFilters />
        <ListRows nothingYet={translate('reflinks.nothingYet')}>
          <ReflinkTable />
        </ListRows>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </Card>
    </ListBase>
  );
}
