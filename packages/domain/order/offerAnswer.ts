import * as v from 'valibot';
import { languageCode } from '../catalogue/field.ts';
import { plainLine, plainText } from '../catalogue/plainText.ts';
import type { Cents } from '../units.ts';
import { MAX_MESSAGE } from './enquiry.ts';
import type { Offer } from './offer.ts';
import type { OrderPage } from './record.ts';

/** Proves that a request comes from the link of an offer's mail. */
export const OFFER_KEY_HEADER = 'lumitor-offer-key';

const common = {
  /** A new UUID for each answer; a retry repeats it (D30). */
  key: v.pipe(v.string(), v.uuid()),
  /** The offer on the screen. */
  number: v.pipe(v.string(), v.maxLength(100)),
  language: languageCode,
};
const line = (most: number) => v.pipe(v.string(), v.transform(plainLine), v.maxLength(most));
const name = v.pipe(line(120), v.minLength(1, 'Enter your name'));
const message = v.pipe(v.string(), v.transform(plainText), v.maxLength(MAX_MESSAGE));

/** Key of the text that a customer agrees to. */
export const OFFER_CONSENT = 'offer.consent';

/** D76a. */
export const offerAnswerSchema = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('accepted'),
    name,
    role: v.optional(line(120), ''),
    consent: v.literal(true, 'Must be accepted'),
  }),
  v.strictObject({ ...common, kind: v.literal('declined'), name, message: v.optional(message, '') }),
]);
export type OfferAnswerRequest = v.InferOutput<typeof offerAnswerSchema>;

/** One per offer, never changed. */
export interface OfferAnswer {
  kind: 'accepted' | 'declined';
  at: string;
  name: string;
  role: string;
  message: string;
  /** Wording that was accepted. */
  words: string;
}

export type OfferHistoryEntry = { at: string } & (
  | { kind: 'saved'; number: string }
  | { kind: 'offer'; number: string; position: number; net: Cents }
  | { kind: 'enquired' }
  | { kind: 'accepted' | 'declined'; number: string; name: string }
);

/** Why the offer on the page cannot be accepted; null if it can. */
export type OfferObstruction = 'answered' | 'over' | 'replaced' | 'revised';

/** The offer sent last, or an earlier one as it was (D76a). */
export interface OfferPage {
  page: OrderPage;
  offer: Offer;
  number: string;
  sentAt: string;
  answer: OfferAnswer | null;
  obstruction: OfferObstruction | null;
  /** Newest first. */
  history: OfferHistoryEntry[];
}
