import { hasDimming } from '@lumitor/domain/dimming/dimming';
import type { Installation } from '@lumitor/domain/installation/installation';
import type { ShownOrder } from '@lumitor/domain/order/shownOrder';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import type { Translate } from '@lumitor/domain/translation/lookup';
import type { FileExtension } from '../parts/file.ts';
import type { Making } from '../pdf/fileMessages.ts';
import type { PrintedOrder } from '../pdf/makePdf.ts';

export interface DrawingOptions {
  choice: SheetChoice;
  entries: TitleEntries;
}

export interface OrderDownload {
  name: 'drawing' | 'csv' | 'addresses' | 'commissioning' | 'site' | 'dxf' | 'ifc' | 'glb' | 'labels';
  extension: FileExtension;
  suffix?: (t: Translate) => string;
  isOf?: (page: ShownOrder) => boolean;
  kind: 'documents' | 'programs';
  make: (order: PrintedOrder, drawing: DrawingOptions, making?: Making) => Promise<Blob>;
}

const installationOf = async (page: ShownOrder): Promise<Installation | null> =>
  (await import('@lumitor/domain/order/orderInstallation')).orderInstallation(page);

const inWorker = () => import('../pdf/makeInWorker.ts');

/** Commissioning data of the order's gateway, by luminaire (D69). */
async function commissioningFile({ page, language, t }: PrintedOrder): Promise<Blob> {
  const [{ orderCommissioning }, { csvFile, tableCsv }, installation] = await Promise.all([
    import('@lumitor/domain/lists/commissioning'),
    import('../csv/csv.ts'),
    installationOf(page),
  ]);
  return csvFile(tableCsv(orderCommissioning(page, installation, language, t), language));
}

const COMMISSIONING: OrderDownload = {
  name: 'commissioning',
  kind: 'programs',
  extension: 'csv',
  suffix: (t) => t('scenes.fileName'),
  isOf: ({ plan }) => hasDimming(plan.dimming),
  make: commissioningFile,
};

/** A DALI gateway needs addresses even without scenes (D56). */
const ADDRESSES: OrderDownload = {
  ...COMMISSIONING,
  name: 'addresses',
  suffix: (t) => t('scenes.addressesFileName'),
  isOf: () => true,
};

export const ORDER_FILES: readonly OrderDownload[] = [
  {
    name: 'drawing',
    kind: 'documents',
    extension: 'pdf',
    suffix: (t) => t('sheet.fileName'),
    make: async (order, drawing, making) =>
      (await import('../pdf/makeInstallationPdf.ts')).makeInstallationPdf(order, drawing, making),
  },
  {
    name: 'labels',
    kind: 'documents',
    extension: 'pdf',
    suffix: (t) => t('download.labelsFile'),
    make: async ({ page, language }, _, making) =>
      (await inWorker()).makePdfInWorker({ kind: 'labels', props: { page, language } }, making),
  },
  {
    name: 'dxf',
    kind: 'programs',
    extension: 'dxf',
    make: async ({ page, language }, drawing, making) =>
      (await inWorker()).makeModelInWorker({ kind: 'dxf', props: { page, language, ...drawing } }, making),
  },
  {
    name: 'ifc',
    kind: 'programs',
    extension: 'ifc',
    make: async ({ page, language }, _, making) =>
      (await inWorker()).makeModelInWorker({ kind: 'ifc', props: { page, language } }, making),
  },
  {
    name: 'glb',
    kind: 'programs',
    extension: 'glb',
    make: async ({ page, language, t }) =>
      (await import('../view3d/orderGlb.ts')).orderGlb(page, language, t),
  },
  {
    name: 'csv',
    kind: 'programs',
    extension: 'csv',
    make: async ({ page, language, t }) => {
      const [{ orderCsv }, { csvFile }, installation] = await Promise.all([
        import('../parts/orderCsv.ts'),
        import('../csv/csv.ts'),
        installationOf(page),
      ]);
      return csvFile(orderCsv(page, installation, language, t));
    },
  },
  COMMISSIONING,
  {
    name: 'site',
    kind: 'programs',
    extension: 'csv',
    suffix: (t) => t('mounting.recordFile'),
    // Orders saved before installations were stored cannot be measured.
    isOf: ({ data }) => data.electric !== undefined,
    make: async ({ page, language, t }) => {
      const [{ siteCsv }, { siteRecord }, { fetchSite }, { csvFile }] = await Promise.all([
        import('../parts/siteCsv.ts'),
        import('@lumitor/domain/order/site'),
        import('../data/sites.ts'),
        import('../csv/csv.ts'),
      ]);
      const site = await fetchSite(page.id);
      if (site.kind !== 'read') throw new Error('The site record could not be read. Try again.');
      return csvFile(siteCsv(page, siteRecord(site.entries), language, t));
    },
  },
];

export const filesOf = ({ order }: Pick<ShownOrder, 'order'>): readonly OrderDownload[] =>
  ORDER_FILES.map((file) => (file === COMMISSIONING && order.systemType === 'dali' ? ADDRESSES : file));
