import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { InfiniteListBase, Title, useResourceContext } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { MoreButton } from './MoreButton.tsx';
import { TABLE_CARD } from './tableStyles.ts';

/** As many at first, and as many more on demand. */
const AT_ONCE = 100;

interface SalesListProps {
  actions: ReactNode;
  filters: ReactNode;
  nothingYet: string;
  children: ReactNode;
}

/** A page that lists e-mails or orders, newest first. */
export function SalesList({ actions, filters, nothingYet, children }: SalesListProps) {
  const resource = useResourceContext();
  return (
    <InfiniteListBase perPage={AT_ONCE} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Title title={`resources.${resource}.name`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end', py: 2 }}>
        {actions}
      </Box>
      <Card sx={{ ...TABLE_CARD, mb: 4 }}>
        {filters}
        <ListRows nothingYet={nothingYet}>{children}</ListRows>
        <MoreButton />
      </Card>
    </InfiniteListBase>
  );
}
