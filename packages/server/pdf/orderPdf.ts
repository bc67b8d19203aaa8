import { join } from 'node:path';
import type { OrderPage } from '@lumitor/domain/order/record';
import { workApart } from '../apart/workApart.ts';
import type { FileStore } from '../files/fileStore.ts';
import { isStoredPath } from '../files/storedPath.ts';
import { pathOfUrl } from '../files/storeFile.ts';
import type { AskedPdf } from './makeOrderPdf.ts';

const make = workApart<AskedPdf, Uint8Array>({
  program: join(import.meta.dirname, 'pdfProcess'),
  tooMuch: () => new Error('The PDF of an order took too much time or memory to make.'),
});

/**
 * The PDF of an order, the one its page gives: made in a process apart, as a long one takes seconds.
 * @param page with the texts of the language
 * @param language code in capitals
 * @param url of the page of the order
 * @throws where it takes too much time or memory, or the file storage does not give its pictures
 */
export async function orderPdf(
  page: OrderPage,
  { language, url, files }: { language: string; url: string; files: FileStore },
): Promise<Buffer> {
  const read = async (url = '') => (isStoredPath(pathOfUrl(url)) ? files.read(pathOfUrl(url)) : null);
  const underlay = await read(page.data.underlay?.file);
  const logo = await read(page.settings.shop.logo);
  return Buffer.from(await make({ page, language, url, underlay, logo }));
}
