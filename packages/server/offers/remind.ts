import { offerNumber } from '@lumitor/domain/order/offer';
import { type CountedOffer, countedIn } from '@lumitor/domain/order/worth';
import type { Days, Ms } from '@lumitor/domain/units';
import type { Db } from '../database/schema.ts';
import type { DocumentStore } from '../documents/documentStore.ts';
import { offerFrom, sentOffers } from '../orders/countOffer.ts';
import { offerDay } from '../orders/makeOffer.ts';
import { offerMailValues } from '../orders/offerMailValues.ts';
import { addOrderEvent } from '../orders/orderEvents.ts';
import { firstRevision } from '../orders/revisions.ts';
import { composeMail } from '../outbox/mailContent.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Outgoing } from '../settings/outgoing.ts';

interface Context {
  store: DocumentStore;
  outbox: Outbox;
  outgoing: Outgoing;
  address: string;
  secret: string;
}

const INTERVAL: Ms = 15 * 60 * 1_000;
const DAY: Ms = 24 * 60 * 60 * 1_000;

const dayAfter = (day: string, days: Days): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** An offer sent within the last days before its end needs no reminder: its mail is as recent. */
function isDue({ validUntil, sentAt }: CountedOffer, days: Days, today: string): boolean {
  const from = dayAfter(validUntil, -days);
  return sentAt !== null && sentAt.slice(0, 10) < from && from <= today && today <= validUntil;
}

/** The offer by which an order counts, if it is the one at `position`, still open and not answered. */
export async function awaitsAnswer(
  db: Db,
  { orderId, position }: { orderId: string; position: number },
): Promise<CountedOffer | null> {
  const row = await db
    .selectFrom('orderWork')
    .leftJoin('offerAnswers', (join) =>
      join.onRef('offerAnswers.orderId', '=', 'orderWork.id').on('position', '=', position),
    )
    .select(['offer', 'offerAnswers.key as answer'])
    .where('orderWork.id', '=', orderId)
    .where('status', '=', 'offered')
    .where('isLatest', '=', 1)
    .executeTakeFirst();
  const offer = countedIn(row?.offer);
  if (!offer || row?.answer || offer.position !== position || !offer.sentAt) return null;
  return offer.validUntil >= offerDay() ? offer : null;
}

const reminderId = (orderId: string, position: number): string => `${orderId}.${position}.reminder`;

/** Queues one reminder per offer, whichever instance is first. */
async function remind(context: Context, orderId: string, position: number): Promise<void> {
  const { store, outbox } = context;
  await store.transaction(async (within) => {
    const { db } = within;
    if (!(await awaitsAnswer(db, { orderId, position }))) return;
    const sent = await sentOffers(db, [await firstRevision(db, orderId)]);
    const { to } = sent.findLast((one) => one.position === position) ?? {};
    const row = await db
      .selectFrom('offers')
      .innerJoin('orderWork', 'orderWork.id', 'offers.orderId')
      .selectAll('offers')
      .select('orderWork.number')
      .where('orderId', '=', orderId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row || !to) return;
    const event = { kind: 'offerReminded', data: { position, to } } as const;
    if (!(await addOrderEvent(db, { id: reminderId(orderId, position), orderId, by: '' }, event))) return;
    const offer = offerFrom(row);
    const values = await offerMailValues(within, context, offer, {
      orderId,
      number: offerNumber(row.number, position),
    });
    const content = await composeMail(db, 'offerReminder', offer.language, values);
    const reminds = { orderId, position };
    await outbox.queueMail(db, { ...content, to, replyTo: offer.by, reminds }, orderId);
    within.touch('reflinksdownload');
  });
}

/** Reminds customers of offers that end soon and are not answered (D76a). */
export async function remindOfOffers(context: Context, now = new Date()): Promise<void> {
  const { store, outgoing } = context;
  const { reminderDays: days } = await outgoing.offers(store.db);
  if (!days || !(await outgoing.mailServer(store.db))) return;
  const rows = await store.db
    .selectFrom('orderWork')
    .select(['id', 'offer'])
    .where('status', '=', 'offered')
    .where('isLatest', '=', 1)
    .where('offer', 'is not', null)
    .execute();
  const today = now.toLocaleDateString('sv-SE');
  const due = rows.flatMap(({ id, offer }) => {
    const counted = countedIn(offer);
    return counted && isDue(counted, days, today) ? [{ id, position: counted.position }] : [];
  });
  if (due.length === 0) return;
  const ids = due.map(({ id, position }) => reminderId(id, position));
  const made = await store.db.selectFrom('orderEvents').select('id').where('id', 'in', ids).execute();
  const known = new Set(made.map(({ id }) => id));
  for (const { id, position } of due)
    if (!known.has(reminderId(id, position))) await remind(context, id, position);
}

/** @returns what ends it */
export function remindRegularly(context: Context, onError: (error: unknown) => void): () => void {
  const remindNow = () => void remindOfOffers(context).catch(onError);
  remindNow();
  const timer = setInterval(remindNow, INTERVAL).unref();
  return () => clearInterval(timer);
}
