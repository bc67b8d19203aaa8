import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { InfiniteListBase } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { MoreButton } from '../sales/MoreButton.tsx';
import type { SalesFilter } from '../sales/salesFilter.ts';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** The orders that a link brought, newest first. */
export function ReflinkOrders({ id }: { id: string }) {
  const translate = useTranslate();
  const filter: SalesFilter = { reflinkId: id };
  return (
    <Card component="section" sx={TABLE_CARD} aria-labelledby="reflink-orders">
      <Typography id="reflink-orders" variant="h2" sx={{ p: 2, pb: 1 }}>
        {translate('reflinks.ordersOf')}
      </Typography>
      <InfiniteListBase
        resource="zamowienia"
        filter={filter}
        perPage={100}
        sort={{ field: 'createdAt', order: 'DESC' }}
        disableSyncWithLocation
        storeKey={false}
      >
        <ListRows nothingYet={translate('reflinks.noOrders')}>
          <OrderTable hasReflink={false} />
        </ListRows>
        <MoreButton />
      </InfiniteListBase>
    </Card>
  );
}
