import { type MailKind, mailFields } from '@lumitor/domain/mails/mails';
import {
  type OfferAmounts,
  offerNumber,
  ratesInWords,
  savedAmounts,
  type VatRate,
} from '@lumitor/domain/order/offer';
import { formatMoney, grossOf } from '@lumitor/domain/quote/money';
import type { Currency } from '@lumitor/domain/settings/languagePrices';
import { mailSamples, wordsIn } from '@lumitor/domain/texts/mail';
import { formatDate } from '@lumitor/domain/translation/figures';
import { cents } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { orderWork } from '../orders/orderWork.ts';
import { refused } from '../refusal/refused.ts';
import type { Outgoing } from '../settings/outgoing.ts';
import { consentWording } from '../snapshots/consentWording.ts';
import type { Snapshots } from '../snapshots/snapshots.ts';

interface PreviewOrder {
  id: string;
  number: string;
}

export interface PreviewContext {
  store: DocumentStore;
  snapshots: Snapshots;
  outgoing: Outgoing;
  address: string;
}

type Values = Record<string, string>;

const LATEST = 'latest';

/** @param named number of an order, or `latest`, which is null in a shop without orders */
export async function previewOrder(db: Db, named: string): Promise<PreviewOrder | null> {
  const orders = db.selectFrom('orderWork').select(['id', 'number']);
  if (named === LATEST)
    return (await orders.orderBy('createdAt', 'desc').orderBy('id').limit(1).executeTakeFirst()) ?? null;
  const order = await orders.where('number', '=', named).executeTakeFirst();
  if (order) return order;
  throw refused(404, 'not-found', `No order has the number ${named}. Enter another number.`, {
    field: 'order',
  });
}

const SAMPLE_NUMBER = '2026/11/0012';
const SAMPLE_NET = cents(1_234_50);
const SAMPLE_VAT_PERCENT = 23;
const SAMPLE_DAY = '2026-12-31';

type Amounts = Pick<OfferAmounts, 'net' | 'gross'> & { rates: readonly Pick<VatRate, 'vatPercent'>[] };

const written = ({ net, gross, rates }: Amounts, currency: Currency, language: string): Values => ({
  net: formatMoney(net, currency, language),
  gross: formatMoney(gross, currency, language),
  vat: ratesInWords(rates, language),
});

const isOffer = (kind: MailKind) => kind.startsWith('offer');

function sampleValues(kind: MailKind, language: string): Values {
  const { name, role, project, message } = mailSamples;
  const words = wordsIn(language);
  const amounts = {
    net: SAMPLE_NET,
    gross: grossOf(SAMPLE_NET, SAMPLE_VAT_PERCENT),
    rates: [{ vatPercent: SAMPLE_VAT_PERCENT }],
  };
  return {
    number: isOffer(kind) ? offerNumber(SAMPLE_NUMBER, 1) : SAMPLE_NUMBER,
    ...written(amounts, language === 'PL' ? 'PLN' : 'EUR', language),
    validUntil: formatDate(`${SAMPLE_DAY}T12:00`, language),
    name: name[words],
    email: 'jan@example.com',
    phone: '+48 600 100 200',
    language,
    role: role[words],
    project: project[words],
    message: message[words],
  };
}

async function offerValues(store: DocumentStore, { id, number }: PreviewOrder, language: string) {
  const offer = (await orderWork(store, id)).offers.at(-1);
  if (offer)
    return {
      number: offerNumber(number, offer.position),
      ...written(offer, offer.currency, language),
      validUntil: formatDate(`${offer.validUntil}T12:00`, language),
    };
  const { data } = await store.get('reflinksdownload', id);
  return { number: offerNumber(number, 1), ...written(savedAmounts(data), data.currency, language) };
}

/** The latest enquiry about the order; without one, the samples. */
async function enquiryValues(db: Db, { id }: PreviewOrder, address: string): Promise<Values> {
  const enquiry = await db
    .selectFrom('enquiries')
    .leftJoin('sentProjects', 'sentProjects.enquiryId', 'enquiries.id')
    .select(['name', 'email', 'phone', 'language', 'message', 'sentProjects.enquiryId'])
    .where('enquiries.orderId', '=', id)
    .orderBy('enquiries.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!enquiry) return {};
  const { enquiryId, ...values } = enquiry;
  return { ...values, sharedProject: enquiryId ? `${address}/admin/zamowienia/${id}` : '' };
}

async function orderValues(kind: MailKind, order: PreviewOrder, language: string, context: PreviewContext) {
  const { store, address } = context;
  if (isOffer(kind)) return offerValues(store, order, language);
  const { data } = await store.get('reflinksdownload', order.id);
  return {
    number: order.number,
    net: formatMoney(cents(data.totals.net), data.currency, language),
    project: data.name,
    language: data.language,
    ...(kind === 'enquiry' && (await enquiryValues(store.db, order, address))),
  };
}

/** Leads nowhere: a preview confirms nothing and opens nobody's account. */
const SAMPLE_ID = 'przyklad';

function linkOf(kind: MailKind, id: string, address: string): string {
  if (kind === 'newsletter') return `${address}/api/newsletter/${id}`;
  if (kind === 'invitation' || kind === 'passwordReset') return `${address}/ustaw-haslo#${id}`;
  if (kind === 'offer' || kind === 'offerWithMessage' || kind === 'offerReminder')
    return `${address}/oferta/${id}#${SAMPLE_ID}`;
  return `${address}/${kind === 'saved' || isOffer(kind) ? 'admin/zamowienia' : 'pobierz'}/${id}`;
}

/** Values of all fields of a mail, from a real order or samples. */
export async function previewValues(
  kind: MailKind,
  language: string,
  order: PreviewOrder | null,
  context: PreviewContext,
): Promise<Values> {
  const { store, snapshots, outgoing, address } = context;
  const values: Values = {
    ...sampleValues(kind, language),
    shop: await outgoing.shopName(store.db),
    address,
    link: linkOf(kind, order?.id ?? SAMPLE_ID, address),
    sharedProject: `${address}/admin/zamowienia/${SAMPLE_ID}`,
    consent: await consentWording(store, snapshots, 'summary.newsletter', language),
    ...(order && (await orderValues(kind, order, language, context))),
  };
  return Object.fromEntries(Object.keys(mailFields(kind)).map((name) => [name, values[name] ?? '']));
}
