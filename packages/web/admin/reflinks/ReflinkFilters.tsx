import { Box, MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useTranslate } from '../words/useTranslate.ts';
import type { ReflinkFilter } from './listReflinks.ts';

/** What the list of reflinks is narrowed down by. */
export function ReflinkFilters() {
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
      <TextField
        select
        label={translate('reflinks.activeFilter')}
        value={filter.active ?? ''}
        onChange={({ target }) => change({ active: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('reflinks.anyState')}</MenuItem>
        <MenuItem value="true">{translate('reflinks.onlyActive')}</MenuItem>
        <MenuItem value="false">{translate('reflinks.onlyInactive')}</MenuItem>
      </TextField>
    </Box>
  );
}
