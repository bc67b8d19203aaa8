import { Box, Button, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useTranslate } from '../../words/useTranslate.ts';

/** How many articles there are; while some are selected, what can be done with them stands in its place. */
export function FoundLine() {
  const translate = useTranslate();
  const { total, selectedIds, filterValues, setFilters } = useListContext();
  if (selectedIds.length > 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 48, px: 2 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {total !== undefined && translate('catalogue.list.found', { smart_count: total })}
        {' · '}
        {translate('catalogue.list.netPrices')}
      </Typography>
      {Object.keys(filterValues).length > 0 && (
        <Button size="small" sx={{ ml: 'auto' }} onClick={() => setFilters({}, undefined, false)}>
          {translate('list.clearFilters')}
        </Button>
      )}
    </Box>
  );
}
