import { type Offer, storedOffer } from '@lumitor/domain/order/offer';
import { countedOffer, countedPosition } from '@lumitor/domain/order/worth';
import { cents } from '@lumitor/domain/units';
import type { Selectable } from 'kysely';
import type { Db, OfferRow } from '../database/schema.ts';
import { firstRevision } from './revisions.ts';

export const offerFrom = ({ body, ...row }: Selectable<OfferRow>): Offer =>
  storedOffer(JSON.parse(body), row);

/** @param orderIds of first revisions, which store the events */
export async function sentOffers(
  db: Db,
  orderIds: readonly string[],
): Promise<{ orderId: string; position: number; at: string; to: string }[]> {
  const events = await db
    .selectFrom('orderEvents')
    .select(['orderId', 'at', 'data'])
    .where('orderId', 'in', orderIds)
    .where('kind', '=', 'offerSent')
    .orderBy('at')
    .execute();
  return events.map(({ orderId, at, data }) => {
    const { position, to } = JSON.parse(data);
    return { orderId, at, position, to };
  });
}

/** Sets the offer that decides an order’s amount. Call when an offer is made or sent (D61). */
export async function countOffer(db: Db, orderId: string): Promise<void> {
  const rows = await db.selectFrom('offers').select('position').where('orderId', '=', orderId).execute();
  const made = rows.map(({ position }) => position);
  const offersSent = await sentOffers(db, [await firstRevision(db, orderId)]);
  const sent = offersSent.filter(({ position }) => made.includes(position));
  const position = countedPosition(made, sent);
  if (position === null) return;
  const row = await db
    .selectFrom('offers')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  const counted = countedOffer(offerFrom(row), sent);
  await db
    .updateTable('orderWork')
    .set({ net: cents(counted.net), offer: JSON.stringify(counted) })
    .where('id', '=', orderId)
    .execute();
}
