import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { CatalogueResource } from '../../data/resources.ts';
import { useTranslate } from '../../words/useTranslate.ts';
import { BulkActions } from './BulkActions.tsx';

/** Of the bar at the top, in pixels, by the width of the window. */
const BAR_HEIGHT = { xs: 56, sm: 48 } as const;

/** How many articles there are; once some are selected, what can be done with them. */
export function StatusLine({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const { total, selectedIds = [], filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  const isSelecting = selectedIds.length > 0;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: BAR_HEIGHT,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 48,
        px: 2,
        backgroundColor: isSelecting ? 'background.default' : 'background.paper',
      }}
    >
      {isSelecting ? (
        <BulkActions resource={resource} />
      ) : (
        <>
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {total !== undefined && translate('catalogue.list.found', { smart_count: total })}
            {' · '}
            {translate('catalogue.list.netPrices')}
          </Typography>
          {isFiltered && (
            <Button size="small" sx={{ ml: 'auto' }} onClick={() => setFilters({}, undefined, false)}>
              {translate('list.clearFilters')}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}
