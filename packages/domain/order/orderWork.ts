import * as v from 'valibot';
import { emailAddress } from '../catalogue/field.ts';
import { ORDER_STATUSES, type OrderStatus } from '../settings/orders.ts';
import type { Offer } from './offer.ts';
import type { RecordLine } from './record.ts';
import type { CountedOffer } from './worth.ts';

const ids = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64))),
  v.minLength(1),
  v.maxLength(1_000, 'Must be 1000 orders at most'),
);
/** Made by the browser, one for each act: a request that is repeated with it is done once. */
const key = v.pipe(v.string(), v.uuid());

/** What an administrator does about one order, or about several at once (D61). */
export const orderActSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('status'),
    key,
    ids,
    status: v.picklist(ORDER_STATUSES),
    /** Orders are won though their last offer was never sent, or there is none. */
    isUnsentMeant: v.optional(v.boolean(), false),
  }),
  v.strictObject({
    kind: v.literal('assignee'),
    key,
    ids,
    /** E-mail of an account; empty: nobody. */
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

/** Request of an administrator to save a project, or to take an order up, as a revision (D76). */
export const revisionSchema = v.strictObject({ key });

/** An order that is to be won, of which nothing was sent, or not what was offered last. */
export interface UnsentOrder {
  number: string;
  /** Of its last offer; null: it has none. */
  position: number | null;
}

/** What an administrator posts to have an offer sent. */
export const sendOfferSchema = v.strictObject({
  key,
  to: emailAddress,
  /** In place of the usual first words. */
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(5_000)), ''),
});
export type SendOfferRequest = v.InferOutput<typeof sendOfferSchema>;

/** What happened about an order after it was saved, with what is said of it. */
export type OrderEvent = { id: string; at: string; by: string } & (
  | { kind: 'status'; data: { from: OrderStatus; to: OrderStatus } }
  | { kind: 'assignee'; data: { from: string; to: string } }
  | { kind: 'note'; data: { text: string } }
  | { kind: 'offer'; data: { position: number; net: number } }
  | { kind: 'offerSent'; data: { position: number; to: string } }
  | { kind: 'file' | 'fileRemoved'; data: { name: string } }
  /** A revision was saved or taken up; `by` is empty if the customer saved it (D76). */
  | { kind: 'revised'; data: { number: string; net: number } }
  /** Once an hour and account each; `version`: which was seen, or made first (D71). */
  | { kind: 'projectOpened' | 'projectChanged'; data: { version: number } }
  /** By the customer, or whoever has a link of theirs: what is said is told once an hour. */
  | { kind: 'projectCommented' | 'projectWithdrawn'; data: Record<string, never> }
);

/** A file that the shop keeps with an order. */
export interface OrderFile {
  id: string;
  at: string;
  by: string;
  name: string;
  bytes: number;
}

/** An order as a list of the shop shows it. */
export interface ListedOrder {
  id: string;
  number: string;
  createdAt: string;
  status: OrderStatus;
  assignee: string;
  enquiredAt: string | null;
  parent: string;
  revises: string;
  /** Id of the first order of its revisions; empty: it is the first itself (D76). */
  firstId: string;
  /** Suffix of its number, 1 without one. */
  revision: number;
  /** Lists count the latest revision alone. */
  isLatest: boolean;
  isMicro: boolean;
  currency: 'PLN' | 'EUR';
  /** What it is worth, in cents: by the offer that counts, else as it was saved. */
  net: number;
  /** The offer that it counts by; null: nothing has been offered. */
  offer: CountedOffer | null;
  pieces: number;
  name: string;
  email: string;
}

/** The answer to a list: one page of it, and the sums of all that match. */
export interface OrderList {
  orders: (ListedOrder & {
    /** Name of whoever asked about the order last; empty: nobody asked. */
    customer: string;
    /** Its luminaires draw more than its supply gives. */
    powerExceeded: boolean;
    /** The offer that it counts by, as it was made; only where that was asked for. */
    counted?: Offer | null;
  })[];
  total: number;
  sums: OrderSum[];
}

/** Of some orders, in one currency. */
export interface OrderSum {
  currency: ListedOrder['currency'];
  count: number;
  /** In cents. */
  net: number;
}

/** Another order, as a link shows it. */
export type OrderLink = Pick<ListedOrder, 'id' | 'number' | 'createdAt'>;

/** All that the shop has of an order beside the order itself. */
export interface OrderWork extends ListedOrder {
  events: OrderEvent[];
  offers: Offer[];
  files: OrderFile[];
  /** All revisions of the order, itself among them, the first first (D76). */
  revisions: OrderLink[];
  /** Orders that somebody else made from it: the shop may take one up as a revision. */
  variants: OrderLink[];
  /** The last offer of an earlier revision, whose terms the next one takes over; null: none. */
  formerOffer: Offer | null;
  /** Position of the next offer: positions go on through all revisions. */
  nextPosition: number;
  /** Who can be given an order. */
  assignees: string[];
}

/** The orders that were saved in one week. */
export interface WeekOfOrders {
  /** ISO 8601: its first moment. */
  from: string;
  saved: OrderSum[];
  /** Those of them that have been won since. */
  won: OrderSum[];
}

/** A luminaire and how many of it orders have. */
export interface ChosenArticle {
  code: string;
  /** By language. */
  titles: Readonly<Record<string, string>>;
  /** Colour that the name needs (D33a). */
  colour?: RecordLine['colour'];
  /** Path of its picture, or empty. */
  img: string;
  pieces: number;
}

/** How the sales of a shop stand, for its first page. */
export interface OrderOverview {
  /** Enquiries about orders that nobody has taken up: all, and the newest of them. */
  enquiries: { count: number; oldest: string | null; newest: ListedOrder[] };
  /** Of the orders that wait for an answer, by what they are worth (D61). */
  offered: {
    count: number;
    sums: OrderSum[];
    /** `2026-11-24`: the first day of today or later after which one of them holds no more; null: none has one. */
    nearest: string | null;
  };
  /** Won since the month began. */
  won: OrderSum[];
  /** The oldest first; the last is this one. */
  weeks: WeekOfOrders[];
  /** Most chosen of the newest `of` orders since the month began, which has `all`. */
  chosen: { articles: ChosenArticle[]; of: number; all: number };
  /** Since the month began, by the partner's link; empty: by none. */
  partners: (OrderSum & { parent: string })[];
}
