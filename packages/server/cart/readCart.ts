import { type CartTable, cartTable } from '@lumitor/domain/cart/article';
import { type Cart, cartOf } from '@lumitor/domain/cart/cart';
import { type Offer, offerNumber } from '@lumitor/domain/order/offer';
import { countedIn } from '@lumitor/domain/order/worth';
import type { CartSettings } from '@lumitor/domain/settings/cart';
import { translator } from '@lumitor/domain/translation/lookup';
import type { DocumentStore } from '../documents/documentStore.ts';
import { textsIn } from '../orders/orderPage.ts';
import { readOffer } from '../orders/orderWork.ts';
import { serviceSettings } from '../settings/readSettings.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

export interface ReadCart {
  settings: CartSettings;
  cart: Cart;
  table: CartTable;
  orderId: string;
  /** Position of its offer; 0 for the order as saved. */
  position: number;
}

interface Source {
  orderId: string;
  address: string;
  /** Absent: the order as saved; `counted`: the offer that the order is worth (D61). */
  offer?: Offer | 'counted' | undefined;
  language?: string | undefined;
}

/** @throws Refused for an unknown order */
export async function readCart(
  { store, snapshots }: { store: DocumentStore; snapshots: Snapshots },
  { orderId, address, offer: given, language }: Source,
): Promise<ReadCart> {
  const { data } = await store.get('reflinksdownload', orderId);
  const work = await store.db
    .selectFrom('orderWork')
    .select(['number', 'offer'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const counted = given === 'counted' ? countedIn(work?.offer) : null;
  const offer = counted
    ? await readOffer(store.db, orderId, String(counted.position))
    : typeof given === 'object'
      ? given
      : null;
  const number = work?.number || orderId;
  const { cart: settings } = await serviceSettings(store);
  const articles = await store.list('cartArticles');
  const shown = language ?? offer?.language ?? data.language;
  const { translations } = await textsIn(store, snapshots, shown);
  return {
    settings,
    cart: cartOf({
      number: offer ? offerNumber(number, offer.position) : number,
      link: `${address}/pobierz/${encodeURIComponent(orderId)}`,
      language: shown,
      t: translator(translations, shown),
      data,
      offer,
    }),
    table: cartTable(articles),
    orderId,
    position: offer?.position ?? 0,
  };
}
