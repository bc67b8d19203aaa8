import { breakersOf } from '@lumitor/domain/lists/mountingCables';
import { mountingList } from '@lumitor/domain/lists/mountingList';
import { orderInstallation } from '@lumitor/domain/order/orderInstallation';
import { labelSheets, labelsOf } from '@lumitor/domain/pdf/labels';
import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import { mountingPath } from '../addresses.ts';
import { warmUp } from './makePdf.ts';

/** The labels of an order for the site; each leads to its piece on the mounting list. */
export async function makeLabels({
  page,
  language,
  t,
}: Pick<OrderDocumentProps, 'page' | 'language' | 't'>): Promise<Blob> {
  const pdfMake = await warmUp();
  const installation = orderInstallation(page);
  const groups = mountingList({ page, installation, language, t });
  const definition = labelSheets({
    labels: labelsOf(groups, breakersOf(page, installation), language, t),
    reference: page.number || page.id,
    urlOf: (key) => new URL(mountingPath(page.id, key), location.origin).href,
    language,
    t,
  });
  return pdfMake.createPdf(definition).getBlob();
}
