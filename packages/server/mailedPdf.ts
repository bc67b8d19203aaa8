import { offerNumber } from '@lumitor/domain/order/offer';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import type { Ms } from '@lumitor/domain/units';
import type { DocumentStore } from './documents/documentStore.ts';
import type { FileStore } from './files/fileStore.ts';
import { isWithinRate, type RateLimit } from './http/rateLimit.ts';
import { orderPage } from './orders/orderPage.ts';
import { readOffer } from './orders/orderWork.ts';
import type { MakePdf } from './outbox/deliveries.ts';
import { orderPdf } from './pdf/orderPdf.ts';
import { readActiveLanguages } from './snapshots/build.ts';
import type { Snapshots } from './snapshots/snapshots.ts';

interface Options {
  store: DocumentStore;
  snapshots: Snapshots;
  files: FileStore;
  address: string;
  computing: RateLimit;
}

/**
 * PDF attached to a mail; its time counts against the limit of the visitor’s network. Polish if the
 * requested language is not active (D34).
 */
export const mailedPdf =
  ({ store, snapshots, files, address, computing }: Options): MakePdf =>
  async ({ orderId, offer: position, language: request, client }, lane) => {
    const { db } = store;
    const order = await store.find('reflinksdownload', orderId);
    if (!order) return null;
    if (client !== undefined && !(await isWithinRate(computing(client)))) return null;
    const offer = position === undefined ? null : await readOffer(db, orderId, String(position));
    const shown = [order.data.language, ...(await readActiveLanguages(store)).map(({ lang }) => lang)];
    const language = offer?.language ?? (shown.includes(request) ? request : DEFAULT_LANGUAGE);
    const page = await orderPage(store, snapshots, orderId, language);
    const url = `${address}/pobierz/${orderId}`;
    const number = offer ? offerNumber(page.number, offer.position) : page.number;
    let spent = 0;
    const onSpent = (time: Ms) => {
      spent += time;
    };
    const content = await orderPdf(page, {
      language,
      url,
      files,
      offer,
      lane: lane === 'webhook' ? 'shop' : lane,
      client: { name: client ?? '', onSpent },
    }).finally(() => client !== undefined && computing.charge(client, Math.ceil(spent)));
    return { name: `${number.replace(/[^\w-]+/g, '-')}.pdf`, content };
  };
