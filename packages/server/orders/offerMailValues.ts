import type { MailValues } from '@lumitor/domain/mails/mails';
import { type Offer, ratesInWords } from '@lumitor/domain/order/offer';
import { formatMoney } from '@lumitor/domain/quote/money';
import { formatDate } from '@lumitor/domain/translation/figures';
import type { DocumentStore } from '../documents/documentStore.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { offerLink } from './orderKey.ts';
import { firstRevision } from './revisions.ts';

interface Sending {
  outgoing: Outgoing;
  address: string;
  secret: string;
}

/** Values of the mails to the customer about an offer. */
export async function offerMailValues(
  { db }: DocumentStore,
  { outgoing, address, secret }: Sending,
  offer: Offer,
  { orderId, number }: { orderId: string; number: string },
): Promise<MailValues<'offer'>> {
  const { language, net, gross, rates, currency, validUntil } = offer;
  return {
    number,
    net: formatMoney(net, currency, language),
    gross: formatMoney(gross, currency, language),
    vat: ratesInWords(rates, language),
    validUntil: formatDate(`${validUntil}T12:00`, language),
    link: offerLink(address, secret, await firstRevision(db, orderId)),
    shop: await outgoing.shopName(db),
  };
}
