import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { CatalogueResource } from '../../data/resources.ts';
import { BulkActions } from './BulkActions.tsx';

/** How many articles there are; once some are selected, what can be done with them. */
export function StatusLine({ resource }: { resource: CatalogueResource }) {
  const translate = useTranslate();
  const { total, selectedIds = [] } = useListContext();
  const isSelecting = selectedIds.length > 0;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 48,
        px: 2,
        backgroundColor: isSelecting ? 'background.default' : 'background.paper',
      }}
    >
      {isSelecting ? (
        <BulkActions resource={resource} />
      ) : (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {total !== undefined && translate('catalogue.list.found', { smart_count: total })}
          {' · '}
          {translate('catalogue.list.netPrices')}
        </Typography>
      )}
    </Box>
  );
}
