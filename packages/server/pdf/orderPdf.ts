import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '@lumitor/domain/order/offer';
import { photometryOf } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import type { FileStore } from '../files/fileStore.ts';
import { readPhotometricFiles } from '../files/photometry.ts';
import { isStoredPath } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import { type Client, createProcessPool, type Limits } from '../processPool/createProcessPool.ts';
import { Refused } from '../refusal/refused.ts';
import type { OrderPdfRequest } from './makeOrderPdf.ts';

export class PdfFault extends Refused {
  readonly isTooMuch: boolean;

  constructor(isTooMuch: boolean, cause?: unknown) {
    const why = isTooMuch ? 'needs too much time or memory' : 'cannot be created from the stored data';
    super(409, {
      code: 'pdf-not-made',
      message: `The PDF of this order ${why}. Send the link to the order page: the browser creates the PDF there.`,
    });
    this.isTooMuch = isTooMuch;
    this.cause = cause;
  }
}

const maker = (limits: Limits) =>
  createProcessPool<OrderPdfRequest, Uint8Array>({
    program: join(import.meta.dirname, 'pdfProcess'),
    tooMuch: () => new PdfFault(true),
    ...limits,
  });

const workers = Math.min(2, availableParallelism());

/** PDFs wait only for others in the same lane. */
const MAKERS = {
  shop: maker({ workers }),
  // Slow PDFs move to a lane of their own.
  visitor: maker({ workers, patience: 5_000 }),
  long: maker({}),
};

interface OrderPdfProps extends Pick<OrderPdfRequest, 'language' | 'url'> {
  offer?: Offer | null;
  files: FileStore;
  lane?: keyof typeof MAKERS;
  client?: Client;
}

/**
 * Uses a separate process, because strangers wrote parts of the plan.
 * @throws PdfFault, or an error of the file storage
 */
export async function orderPdf(
  page: OrderPage,
  { language, url, files, offer = null, lane = 'shop', client }: OrderPdfProps,
): Promise<Buffer> {
  const read = async (url = '') => (isStoredPath(pathOfUrl(url)) ? files.read(pathOfUrl(url)) : null);
  const underlay = await read(page.data.underlay?.file);
  const view = await read(page.data.view?.file);
  const logo = await read((offer ?? page).settings.shop.logo);
  const photometry = await readPhotometricFiles(files, photometryOf(page.data.lines));
  const request = { page, language, url, offer, underlay, view, logo, photometry };
  const pdf = await MAKERS[lane](request, client).catch((error) => {
    throw error instanceof Refused ? error : new PdfFault(false, error);
  });
  return Buffer.from(pdf);
}
