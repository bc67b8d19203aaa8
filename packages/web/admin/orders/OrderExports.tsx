import { useListContext, useLocale } from 'react-admin';
import { readAllPages } from '../data/documents.ts';
import { ExportCsvButton } from '../sales/ExportCsvButton.tsx';
import { useReflinks } from '../sales/useReflinks.ts';
import { useTranslate } from '../words/useTranslate.ts';
import { allOrders, type OrderWithLines, type StoredOrder } from './listOrders.ts';
import { linesCsv, ordersCsv } from './ordersCsv.ts';
import { useStatusName } from './useStatusName.ts';

function useMatching() {
  const { filterValues, sort } = useListContext();
  return async (detail?: { detail: string; omit: string }) => {
    const orders = await allOrders(filterValues, sort, detail !== undefined);
    const times = orders.map(({ createdAt }) => createdAt).sort();
    const [first, last] = [times[0], times.at(-1)];
    if (!first || !last) return { orders, documents: [] };
    // The data service queries stored orders by time only.
    const to = new Date(Date.parse(last) + 1).toISOString();
    const stored = await readAllPages(
      'reflinksdownload',
      new URLSearchParams({ from: first, to, ...detail }),
    );
    const byId = new Map(stored.map((document) => [document.id, document]));
    return { orders, documents: orders.flatMap(({ id }) => byId.get(id) ?? []) };
  };
}

export function OrderExports() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'pl';
  const { byId } = useReflinks();
  const nameOf = useStatusName();
  const matching = useMatching();
  const makeOrders = async () => {
    const { orders, documents } = await matching();
    return ordersCsv(documents as StoredOrder[], {
      translate,
      locale,
      reflinks: byId,
      origin: location.origin,
      work: new Map(orders.map((order) => [order.id, { ...order, status: nameOf(order.status) }])),
    });
  };
  const makeLines = async () => {
    const { orders, documents } = await matching({ detail: 'true', omit: 'data.steps' });
    const work = new Map(orders.map((order) => [order.id, order]));
    return linesCsv(documents as OrderWithLines[], { translate, locale, work });
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
