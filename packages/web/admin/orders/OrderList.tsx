import { useListContext, useLocale } from 'react-admin';
import { listAll } from '../data/listPage.ts';
import { EraseButton } from '../emails/EraseButton.tsx';
import { useTranslate } from '../frame/useTranslate.ts';
import { ExportButton } from '../sales/ExportButton.tsx';
import { SalesFilters } from '../sales/SalesFilters.tsx';
import { SalesList } from '../sales/SalesList.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { OrderTable } from './OrderTable.tsx';
import type { ListedOrder, OrderWithLines } from './order.ts';
import { linesCsv, ordersCsv } from './ordersCsv.ts';

function Exports() {
  const translate = useTranslate();
  const locale = useLocale();
  const { filterValues } = useListContext();
  const { byId } = useReflinks();
  const makeOrders = async () => {
    const orders = (await listAll('reflinksdownload', filterValues)) as unknown as ListedOrder[];
    return ordersCsv(orders, { translate, locale, reflinks: byId, origin: location.origin });
  };
  const makeLines = async () => {
    const orders = await listAll('reflinksdownload', filterValues, { withLines: true });
    return linesCsv(orders as unknown as OrderWithLines[], { translate, locale });
  };
  return (
    <>
      <ExportButton fileName={translate('orders.ordersFile')} makeCsv={makeOrders}>
        {translate('orders.exportOrders')}
      </ExportButton>
      <ExportButton fileName={translate('orders.linesFile')} makeCsv={makeLines}>
        {translate('orders.exportLines')}
      </ExportButton>
    </>
  );
}

/** All orders, with or without a reflink. */
export function OrderList() {
  const translate = useTranslate();
  return (
    <SalesList
      nothingYet={translate('orders.nothingYet')}
      filters={
        <SalesFilters
          searchLabel={translate('orders.search')}
          exceededLabel={translate('orders.onlyExceeded')}
        />
      }
      actions={
        <>
          <EraseButton />
          <Exports />
        </>
      }
    >
      <OrderTable />
    </SalesList>
  );
}
