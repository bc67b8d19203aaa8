import type { OrderDocumentProps } from '@lumitor/domain/pdf/orderDocument';
import { readOrderLight } from '../light/readOrderLight.ts';
import type { Making } from './fileMessages.ts';
import { lightProgress, makePdfInWorker, warmUp } from './makeInWorker.ts';
import { printedLogo, printedUnderlay, printedView } from './printedPictures.ts';

/** What a PDF of a stored order is made from. */
export interface PrintedOrder extends Pick<OrderDocumentProps, 'page' | 'language' | 't' | 'url'> {
  /** Tells what its room measures, where several files ask for it. */
  readLight?: typeof readOrderLight;
}

/** The PDF of a stored order, in the words that its page brings. */
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
