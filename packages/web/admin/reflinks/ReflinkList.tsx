import { Box, Card, TextField } from '@mui/material';
import { ListBase, Pagination, Title, useListContext } from 'react-admin';
import { ChoiceField } from '../elements/ChoiceField.tsx';
import { ListRows } from '../elements/ListRows.tsx';
import { AddButton } from '../sales/storedForm.tsx';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';
import type { ReflinkFilter } from './listReflinks.ts';
import { ReflinkTable } from './ReflinkTable.tsx';

/** What the list of reflinks is narrowed down by. */
function ReflinkFilters() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const filter: ReflinkFilter = filterValues;
  const change = (changed: Record<string, string>) => {
    const next = Object.entries({ ...filter, ...changed }).filter(([, value]) => value);
    setFilters(Object.fromEntries(next), undefined, false);
  };
  return (
    <Box
      role="search"
      aria-label={translate('sales.filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(200px, 420px) 180px' },
        columnGap: 1.5,
        p: 2,
        pb: 1,
      }}
    >
      <TextField
        type="search"
        label={translate('reflinks.search')}
        value={filter.search ?? ''}
        onChange={({ target }) => change({ search: target.value })}
      />
      <ChoiceField
        label={translate('reflinks.activeFilter')}
        value={filter.active ?? ''}
        onChoose={(active) => change({ active })}
        choices={[
          ['', translate('reflinks.anyState')],
          ['true', translate('reflinks.onlyActive')],
          ['false', translate('reflinks.onlyInactive')],
        ]}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

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
