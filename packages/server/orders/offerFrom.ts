import type { Offer } from '@lumitor/domain/order/offer';
import type { Selectable } from 'kysely';
import type { OfferRow } from '../database/schema.ts';

/** An offer as it was made. */
export const offerFrom = ({ position, at, by, body }: Selectable<OfferRow>): Offer => ({
  ...JSON.parse(body),
  position,
  at,
  by,
});
