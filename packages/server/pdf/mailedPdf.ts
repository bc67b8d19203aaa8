import { offerNumber } from '@lumitor/domain/order/offer';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { FileStore } from '../files/fileStore.ts';
import { orderPage } from '../orders/orderPage.ts';
import { readOffer } from '../orders/orderWork.ts';
import type { MakePdf } from '../outbox/deliveries.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';
import { orderPdf } from './orderPdf.ts';

interface Options {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  /** By which browsers reach the service. */
  address: string;
}

/** Makes what a mail brings; in Polish where the order has no texts in the language that is asked for (D34). */
export const mailedPdf =
  ({ store, snapshots, files, address }: Options): MakePdf =>
  async ({ orderId, offer: position, language: asked }) => {
    if (!(await store.find('reflinksdownload', orderId))) return null;
    const page = await orderPage(store, snapshots, orderId);
    const languages = [page.data.language, ...page.languages.map(({ lang }) => lang)];
    const language = languages.includes(asked) ? asked : DEFAULT_LANGUAGE;
    const offer = position === undefined ? null : await readOffer(store.db, orderId, String(position));
    const content = await orderPdf(page, { language, url: `${address}/pobierz/${orderId}`, files, offer });
    const number = offer ? offerNumber(page.number, offer.position) : page.number;
    return { name: `${number.replace(/[^\w-]+/g, '-')}.pdf`, content };
  };
