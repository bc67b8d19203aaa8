import type { Db } from '../database/schema.ts';
import { refused } from '../refusal/refused.ts';
import { type CustomerOffer, lastSent, offersOf } from './offerState.ts';

interface Link {
  secret: string;
  firstId: string;
  key: string | undefined;
  /** Absent: the offer sent last. */
  position?: number | undefined;
}

/** @throws Refused unless the link is right and the offer accepted */
export async function acceptedOffer(db: Db, { position, ...link }: Link): Promise<CustomerOffer> {
  const offers = await offersOf(db, link);
  const found =
    position === undefined ? lastSent(offers) : offers.sent.find(({ offer }) => offer.position === position);
  if (found?.answer?.kind !== 'accepted')
    throw refused(409, 'not-accepted', 'This offer is not accepted. Accept it first.');
  return found;
}
