import { installationDocument } from '@lumitor/domain/sheets/installationDocument';
import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import { readOrderLight } from '../light/readOrderLight.ts';
import { type PrintedOrder, warmUp } from './makePdf.ts';

/**
 * The installation drawing of a stored order.
 * @param choice absent: paper and scale that have room (D75) @param entries of the title block
 */
export async function makeInstallationPdf(
  { readLight = readOrderLight, ...order }: PrintedOrder,
  { choice, entries }: { choice?: SheetChoice; entries?: TitleEntries } = {},
): Promise<Blob> {
  const [pdfMake, light] = await Promise.all([warmUp(), readLight(order.page)]);
  const drawing = { ...order, light, ...(choice && { choice }), ...(entries && { entries }) };
  return pdfMake.createPdf(installationDocument(drawing)).getBlob();
}
