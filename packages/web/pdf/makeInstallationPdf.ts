import type { SheetChoice } from '@lumitor/domain/sheets/sheetChoice';
import type { TitleEntries } from '@lumitor/domain/sheets/titleEntries';
import { readOrderLight } from '../light/readOrderLight.ts';
import type { Making } from './fileMessages.ts';
import { lightProgress, makePdfInWorker, warmUp } from './makeInWorker.ts';
import type { PrintedOrder } from './makePdf.ts';

/** @param choice absent: automatic (D75) */
export async function makeInstallationPdf(
  { page, language, url, readLight = readOrderLight }: Omit<PrintedOrder, 't'>,
  { choice, entries }: { choice?: SheetChoice; entries?: TitleEntries } = {},
  making: Making = {},
): Promise<Blob> {
  warmUp();
  const light = await readLight(page, making.signal, lightProgress(making));
  const drawing = { page, language, url, light, ...(choice && { choice }), ...(entries && { entries }) };
  return makePdfInWorker({ kind: 'drawing', props: drawing }, making);
}
