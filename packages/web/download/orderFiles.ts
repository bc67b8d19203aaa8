import { impossibleIn } from '@lumitor/domain/lists/impossible';
import { rowsOfRecord } from '@lumitor/domain/lists/recordRows';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { FileExtension } from '../parts/file.ts';

export interface OrderFile {
  name: 'csv' | 'dxf' | 'labels';
  extension: FileExtension;
  /** In the name of the file: tells it from another of the same extension. */
  suffix?: (t: Translate) => string;
  make: (order: OrderDocumentProps) => Promise<Blob>;
}

/** What an order can be had as beside its PDF; what makes a file is fetched when it is asked for. */
export const ORDER_FILES: readonly OrderFile[] = [
  {
    name: 'csv',
    extension: 'csv',
    make: async ({ page: { data, plan }, language, t }) => {
      const [{ partsCsv }, { csvFile }] = await Promise.all([
        import('../parts/partsCsv.ts'),
        import('../parts/csv.ts'),
      ]);
      const rows = rowsOfRecord(data.lines, language, t);
      return csvFile(partsCsv(rows, data.currency, language, t, impossibleIn(plan.layout, t)));
    },
  },
  {
    name: 'dxf',
    extension: 'dxf',
    make: async ({ page, language, t }) => {
      const { orderDxf } = await import('@lumitor/domain/dxf/orderDxf');
      const drawing = orderDxf(page, orderInstallation(page), language, t);
      return new Blob([drawing], { type: 'image/vnd.dxf' });
    },
  },
  {
    name: 'labels',
    extension: 'pdf',
    suffix: (t) => t('download.labelsFile'),
    make: async (order) => (await import('../pdf/makeLabels.ts')).makeLabels(order),
  },
];
