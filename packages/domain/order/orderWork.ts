import * as v from 'valibot';
import { emailAddress } from '../catalogue/field.ts';
import type { PriceGroup } from '../catalogue/priceGroup.ts';
import { ORDER_STATUSES, type OrderStatus } from '../settings/orders.ts';
import type { Bytes } from '../units.ts';
import type { UnitCosts } from './margin.ts';
import type { Offer } from './offer.ts';
import type { OfferAnswer } from './offerAnswer.ts';
import type { RecordLine } from './record.ts';
import type { CountedOffer } from './worth.ts';

const ids = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64))),
  v.minLength(1),
  v.maxLength(1_000, 'Must be at most 1000 orders'),
);
const key = v.pipe(v.string(), v.uuid());

/** D61. */
export const orderActSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('status'),
    key,
    ids,
    status: v.picklist(ORDER_STATUSES),
    /** Confirms winning orders whose last offer was not sent, or that have none. */
    isUnsentMeant: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    kind: v.literal('assignee'),
    key,
    ids,
    assignee: v.union([v.literal(''), emailAddress]),
  }),
  v.strictObject({
    kind: v.literal('note'),
    key,
    ids,
    text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Must not be empty'), v.maxLength(5_000)),
  }),
]);
export type OrderAct = v.InferOutput<typeof orderActSchema>;

export const revisionSchema = v.strictObject({ key });

export interface UnsentOrder {
  number: string;
  position: number | null;
}

export const sendOfferSchema = v.strictObject({
  key,
  to: emailAddress,
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5_000)), ''),
});
export type SendOfferRequest = v.InferOutput<typeof sendOfferSchema>;

export type OrderEvent = { id: string; at: string; by: string } & (
  | { kind: 'status'; data: { from: OrderStatus; to: OrderStatus } }
  | { kind: 'assignee'; data: { from: string; to: string } }
  | { kind: 'note'; data: { text: string } }
  | { kind: 'offer'; data: { position: number; net: number } }
  /** `by` of a reminder is empty: the service sent it. */
  | { kind: 'offerSent' | 'offerReminded'; data: { position: number; to: string } }
  /** `by` is empty: the customer answered (D76a). */
  | { kind: 'offerAccepted' | 'offerDeclined'; data: { position: number } }
  | { kind: 'file' | 'fileRemoved'; data: { name: string } }
  /** Ids, which name nobody once erased; `from` is empty for an order that had none (D77). */
  | { kind: 'customer' | 'customerMerged'; data: { from: string; to: string } }
  /** `by` is empty if the customer saved it (D76). */
  | { kind: 'revised'; data: { number: string; net: number } }
  /** Reported once per hour and account; `version`: opened or first made (D71). */
  | { kind: 'projectOpened' | 'projectChanged'; data: { version: number } }
  /** Reported once per hour. */
  | { kind: 'projectCommented' | 'projectWithdrawn'; data: Record<string, never> }
);

export interface OrderFile {
  id: string;
  at: string;
  by: string;
  name: string;
  bytes: Bytes;
}

export interface ListedOrder {
  id: string;
  number: string;
  createdAt: string;
  status: OrderStatus;
  assignee: string;
  enquiredAt: string | null;
  parent: string;
  revises: string;
  /** Id of the first revision; empty for the first itself (D76). */
  firstId: string;
  revision: number;
  /** Lists count only the latest revision. */
  isLatest: boolean;
  isMicro: boolean;
  currency: 'PLN' | 'EUR';
  /** Cents, by the counted offer, else as saved. */
  net: number;
  offer: CountedOffer | null;
  pieces: number;
  name: string;
  email: string;
  /** Empty without a known person. */
  customerId: string;
}

export interface OrderList {
  orders: (ListedOrder & {
    customer: string;
    powerExceeded: boolean;
    counted?: Offer | null;
  })[];
  total: number;
  sums: OrderSum[];
}

export interface OrderSum {
  currency: ListedOrder['currency'];
  count: number;
  net: number;
}

export type OrderLink = Pick<ListedOrder, 'id' | 'number' | 'createdAt'>;

export interface OrderWork extends ListedOrder {
  customer: { id: string; name: string; buyer: readonly string[]; group: PriceGroup | null } | null;
  events: OrderEvent[];
  offers: Offer[];
  /** Frozen costs by position of the offer; null for who may not see them. */
  offerCosts: Readonly<Record<number, UnitCosts>> | null;
  files: OrderFile[];
  revisions: OrderLink[];
  /** Orders derived by others; the shop may accept one as a revision. */
  variants: OrderLink[];
  formerOffer: Offer | null;
  answers: (OfferAnswer & { position: number })[];
  /** Address of the customer's page; null until an offer is sent. */
  offerLink: string | null;
  nextPosition: number;
  assignees: string[];
}

export interface WeekOfOrders {
  from: string;
  saved: OrderSum[];
  won: OrderSum[];
}

export interface ChosenArticle {
  code: string;
  titles: Readonly<Record<string, string>>;
  colour?: RecordLine['colour'];
  img: string;
  pieces: number;
}

export interface OrderOverview {
  enquiries: { count: number; oldest: string | null; newest: ListedOrder[] };
  offered: {
    count: number;
    sums: OrderSum[];
    /** `2026-11-24`: earliest last day of validity, from today on; null without one. */
    nearest: string | null;
  };
  won: OrderSum[];
  weeks: WeekOfOrders[];
  /** Newest `of` orders of the month, which has `all`. */
  chosen: { articles: ChosenArticle[]; of: number; all: number };
  partners: (OrderSum & { parent: string })[];
}
