import { join } from 'node:path';
import type { Offer } from '@lumitor/domain/order/offer';
import { photometryOf } from '@lumitor/domain/order/orderLight';
import type { OrderPage } from '@lumitor/domain/order/record';
import { workApart } from '../apart/workApart.ts';
import type { FileStore } from '../files/fileStore.ts';
import { isPhotometricPath, isStoredPath } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import type { AskedPdf } from './makeOrderPdf.ts';

const make = workApart<AskedPdf, Uint8Array>({
  program: join(import.meta.dirname, 'pdfProcess'),
  tooMuch: () => new Error('The PDF of an order took too much time or memory to make.'),
});

interface OrderPdfProps extends Pick<AskedPdf, 'language' | 'url'> {
  /** In place of the order's own prices. */
  offer?: Offer | null;
  files: FileStore;
}

/**
 * The PDF of an order or of an offer, the one its page gives: made in a process apart, as a long one takes seconds.
 * @param page with the texts of the language
 * @throws where it takes too much time or memory, or the file storage does not give its pictures
 */
export async function orderPdf(
  page: OrderPage,
  { language, url, files, offer = null }: OrderPdfProps,
): Promise<Buffer> {
  const read = async (url = '') => (isStoredPath(pathOfUrl(url)) ? files.read(pathOfUrl(url)) : null);
  const underlay = await read(page.data.underlay?.file);
  const view = await read(page.data.view?.file);
  const logo = await read((offer ?? page).settings.shop.logo);
  const photometry: AskedPdf['photometry'] = [];
  for (const path of photometryOf(page.data.lines)) {
    const bytes = isPhotometricPath(pathOfUrl(path)) ? await files.read(pathOfUrl(path)) : null;
    if (bytes) photometry.push([path, bytes]);
  }
  return Buffer.from(await make({ page, language, url, offer, underlay, view, logo, photometry }));
}
