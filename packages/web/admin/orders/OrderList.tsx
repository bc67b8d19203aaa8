import { useListContext, useLocale } from 'react-admin';
import { EraseButton } from '../sales/EraseButton.tsx';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { listAll } from '../sales/listPage.ts';
import { SalesFilters } from '../sales/SalesFilters.tsx';
import { SalesList } from '../sales/SalesList.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { OrderTable } from './OrderTable.tsx';
import type { ListedOrder } from './order.ts';
import { linesCsv, ordersCsv } from './ordersCsv.ts';

function Exports() {
  const translate = useTranslate();
  const locale = useLocale();
  const { filterValues } = useListContext();
  const { byId } = useReflinks();
  const makeOrders = async () => {
    const orders: ListedOrder[] = await listAll('reflinksdownload', filterValues);
    return ordersCsv(orders, { translate, locale, reflinks: byId, origin: location.origin });
  };
  const makeLines = async () => {
    const orders = await listAll('reflinksdownload', filterValues, { withLines: true });
    return linesCsv(orders, { translate, locale });
  };
  return (
    <>
      <ExportCsvButton fileName={translate('orders.ordersFile')} makeCsv={makeOrders}>
        {translate('orders.exportOrders')}
      </ExportCsvButton>
      <ExportCsvButton fileName={translate('orders.linesFile')} makeCsv={makeLines}>
        {translate('orders.exportLines')}
      </ExportCsvButton>
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
