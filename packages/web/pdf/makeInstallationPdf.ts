import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import { readOrderLight } from '../light/readOrderLight.ts';
import { type PrintedOrder, warmUp } from './makePdf.ts';

/** The installation drawing of a stored order. */
export async function makeInstallationPdf(order: PrintedOrder): Promise<Blob> {
  const [pdfMake, light] = await Promise.all([warmUp(), readOrderLight(order.page)]);
  return pdfMake.createPdf(installationDocument({ ...order, light })).getBlob();
}
