import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import { readOrderLight } from '../light/readOrderLight.ts';
import type { Making } from './fileMessages.ts';
import { lightProgress, makePdfInWorker, warmUp } from './makeInWorker.ts';
import { printedLogo, printedUnderlay, printedView } from './printedPictures.ts';

export interface PrintedOrder extends Pick<OrderDocumentProps, 'page' | 'language' | 't' | 'url'> {
  readLight?: typeof readOrderLight;
}

export async function makePdf(
  { page, language, url, readLight = readOrderLight }: Omit<PrintedOrder, 't'>,
  making: Making = {},
): Promise<Blob> {
  warmUp();
  const [underlay, view, logo, light] = await Promise.all([
    printedUnderlay(page),
    printedView(page),
    printedLogo(page),
    readLight(page, making.signal, lightProgress(making)),
  ]);
  return makePdfInWorker(
    { kind: 'order', props: { page, language, url, underlay, view, logo, light } },
    making,
  );
}
