import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import { readOrderLight } from '../light/readOrderLight.ts';
import { type PrintedOrder, warmUp } from './makePdf.ts';

/** The installation drawing of a stored order. @param choice absent: paper and scale that have room (D75) */
export async function makeInstallationPdf(
  { readLight = readOrderLight, ...order }: PrintedOrder,
  choice?: SheetChoice,
): Promise<Blob> {
  const [pdfMake, light] = await Promise.all([warmUp(), readLight(order.page)]);
  return pdfMake.createPdf(installationDocument({ ...order, light, ...(choice && { choice }) })).getBlob();
}
