import { Card, Typography } from '@mui/material';
import { ListBase, Pagination } from 'react-admin';
import { ListRows } from '../elements/ListRows.tsx';
import { OrderTable } from '../orders/OrderTable.tsx';
import { TABLE_CARD } from '../sales/tableStyles.ts';
import { useTranslate } from '../words/useTranslate.ts';

/** The orders that a link brought, newest first. */
export function ReflinkOrders({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={TABLE_CARD} aria-labelledby="reflink-orders">
      <Typography id="reflink-orders" variant="h2" sx={{ p: 2, pb: 1 }}>
        {translate('reflinks.ordersOf')}
      </Typography>
      <ListBase
        resource="zamowienia"
        filter={{ parent: id }}
        perPage={50}
        sort={{ field: 'createdAt', order: 'DESC' }}
        disableSyncWithLocation
        storeKey={false}
      >
        <ListRows nothingYet={translate('reflinks.noOrders')}>
          <OrderTable bulkActions={false} />
        </ListRows>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
      </ListBase>
    </Card>
  );
}
