import type { Bytes, Cents, Ms } from '@lumitor/domain/units';
import type { Generated, Kysely } from 'kysely';

/** Column types work in SQLite and PostgreSQL alike. */
export interface Schema {
  documents: DocumentRow;
  documentFields: DocumentFieldRow;
  documentPictures: DocumentPictureRow;
  batches: BatchRow;
  changes: ChangeRow;
  discardedFiles: DiscardedFileRow;
  reflinkOpenings: ReflinkOpeningRow;
  visits: VisitRow;
  snapshotVersions: SnapshotVersionRow;
  orderSeries: OrderSeriesRow;
  customers: CustomerRow;
  customerContacts: CustomerContactRow;
  orderWork: OrderWorkRow;
  orderEvents: OrderEventRow;
  offers: OfferRow;
  offerDrafts: OfferDraftRow;
  offerAnswers: OfferAnswerRow;
  orderFiles: OrderFileRow;
  siteRecords: SiteRecordRow;
  sharedProjects: SharedProjectRow;
  projectVersions: ProjectVersionRow;
  projectComments: ProjectCommentsRow;
  sentProjects: SentProjectRow;
  outbox: OutboxRow;
  enquiries: EnquiryRow;
  apiKeys: ApiKeyRow;
  meta: MetaRow;
  rateLimits: RateLimitRow;
  user: UserRow;
  account: AccountRow;
  session: SessionRow;
  twoFactor: TwoFactorRow;
  passkey: PasskeyRow;
  passwordLinks: PasswordLinkRow;
  accountEvents: AccountEventRow;
}

/** Database or transaction. */
export type Db = Kysely<Schema>;

/** The SQLite driver reads an ArrayBuffer. */
export type StoredBytes = Buffer | ArrayBuffer;

/** Document of any collection; `body` has its fields without id, version and creation. */
export interface DocumentRow {
  collection: string;
  id: string;
  version: number;
  /** ISO 8601 in UTC, sorts as text. */
  createdAt: string;
  /** 0 if the document's `active` is false. */
  isActive: number;
  body: string;
  /** Fields that lists leave out, packed by hand before 0160; else null. */
  detail: string | null;
  /** Fields that lists leave out, as deflated JSON; null if the collection declares none. */
  deflated: StoredBytes | null;
  /** Size of that JSON. */
  inflatedBytes: Bytes | null;
}

/** Index of a declared field: lower-cased `value`, and `createdAt` to order equal values. */
export interface DocumentFieldRow {
  collection: string;
  id: string;
  field: string;
  value: string;
  createdAt: string;
}

/** File that a document shows; the bin finds unused ones by it. */
export interface DocumentPictureRow {
  collection: string;
  id: string;
  url: string;
}

/** Act of an administrator (0015). Ids sort by time; `key` recognises a repeated request. */
export interface BatchRow {
  id: string;
  at: string;
  by: string;
  kind: string;
  name: string;
  /** Id of the undone batch, or empty. */
  undoes: string;
  undoneBy: string | null;
  key: string | null;
  /** Hash of the request; null in older batches. */
  hash: string | null;
  added: number;
  updated: number;
  removed: number;
}

/** One document of a batch, as JSON; `before` is null if added, `after` if removed. */
export interface ChangeRow {
  batch: string;
  position: number;
  collection: string;
  documentId: string;
  kind: 'add' | 'update' | 'remove';
  version: number;
  createdAt: string;
  before: string | null;
  after: string | null;
}

/** File in the bin, or soon to be (0016); its retention starts at `at`. */
export interface DiscardedFileRow {
  url: string;
  at: string;
}

/** Browser that opened a partner’s link on a UTC day; repetitions have the same key. */
export interface ReflinkOpeningRow {
  reflinkId: string;
  day: string;
  browser: string;
}

/** Visits without a partner's link on a UTC day (D36a). */
export interface VisitRow {
  day: string;
  count: number;
}

/** Raised in the transaction of each change to the collections of a snapshot. */
export interface SnapshotVersionRow {
  snapshot: string;
  version: number;
}

/** Last counter of a series of order numbers, such as `2026/11/#` (D60). */
export interface OrderSeriesRow {
  name: string;
  last: number;
}

/** Person or firm (D77); `body` has the fields as JSON. */
export interface CustomerRow {
  id: string;
  version: number;
  createdAt: string;
  changedAt: string;
  /** Lower-cased, sorts lists. */
  name: string;
  words: string;
  body: string;
}

/** E-mail address, or last digits of a phone number, by which a customer is found. An address has one customer. */
export interface CustomerContactRow {
  customerId: string;
  kind: string;
  value: string;
}

/** State and search data of an order, whose document never changes (D61). Each revision has its row (D76). */
export interface OrderWorkRow {
  id: string;
  number: string;
  createdAt: string;
  status: string;
  assignee: string;
  enquiredAt: string | null;
  /** Id of the partner’s link, or empty. */
  parent: string;
  /** Order that this one was made from, or empty. Without `firstId` it is a separate order. */
  revises: string;
  /** Id of the first revision; empty for that one (D76). */
  firstId: string;
  /** Suffix of the number, from 2. */
  revision: number;
  isLatest: number;
  isMicro: number;
  currency: string;
  net: Cents;
  /** Złoty per unit at the time of the order; lists sort by it. */
  rate: number;
  /** Offer that decides `net`, as JSON. */
  offer: string | null;
  pieces: number;
  name: string;
  email: string;
  words: string;
  /** Shared by all revisions; empty without a known person (D77). */
  customerId: string;
}

/** History of an order, under its first revision (D76). Ids are derived, so repeated acts are stored once. */
export interface OrderEventRow {
  id: string;
  orderId: string;
  at: string;
  by: string;
  kind: string;
  data: string;
  words: Generated<string>;
}

/** Frozen offer (D61), numbered over all revisions. */
export interface OfferRow {
  orderId: string;
  position: number;
  key: string;
  at: string;
  by: string;
  body: string;
  /** JSON of its costs; null for older offers. */
  costs: string | null;
  /** Search text: buyer, lower-cased. */
  words: Generated<string>;
}

/** The customer's answer to an offer, never changed (D76a). */
export interface OfferAnswerRow {
  orderId: string;
  position: number;
  /** Recognises a repeated answer. */
  key: string;
  kind: 'accepted' | 'declined';
  at: string;
  language: string;
  name: string;
  role: string;
  message: string;
  /** Wording that was accepted; empty for a refusal. */
  wording: string;
  /** Network that it came from. */
  address: string;
}

/** Offer in preparation, one per revision (D76a). */
export interface OfferDraftRow {
  orderId: string;
  /** Counts removals too, so that a browser with an older draft notices. */
  version: number;
  at: string;
  by: string;
  /** Terms as JSON; null once issued or removed. */
  body: string | null;
}

export interface OrderFileRow {
  id: string;
  orderId: string;
  at: string;
  by: string;
  name: string;
  bytes: Bytes;
  path: string;
}

export interface SiteRecordRow {
  orderId: string;
  body: string;
}

/** Present state of a shared project (D71). */
export interface SharedProjectRow {
  /** Public; grants no access. */
  id: string;
  /** Hash of the link's token, which is not stored; null if withdrawn. */
  seeHash: string | null;
  workHash: string | null;
  ownHash: string;
  isMicro: number;
  version: number;
  at: string;
  by: string;
  /** 1 if the shop made it. */
  byShop: number;
  byOwner: number;
  /** 1 if sent with an enquiry, or saved as a revision of an order. */
  isSent: number;
  body: string;
  /** Last changes with their versions, which recognise a repeated change. */
  changeIds: string;
  createdAt: string;
  /** Rounded to the hour. */
  openedAt: string;
}

/** Earlier or rejected state of a shared project, thinned (0153). */
export interface ProjectVersionRow {
  projectId: string;
  version: number;
  at: string;
  by: string;
  byShop: number;
  byOwner: number;
  isSent: number;
  body: string;
}

export interface ProjectCommentsRow {
  projectId: string;
  comments: number;
  body: string;
}

/** Grant by which the shop opens a project (0099). */
export interface SentProjectRow {
  enquiryId: string;
  projectId: string;
  openedAt: string | null;
}

/** Mail or event that leaves the service (D32b). */
export interface OutboxRow {
  id: string;
  kind: 'mail' | 'webhook';
  /** Queue with senders of its own. */
  lane: Generated<'shop' | 'visitor' | 'long' | 'webhook'>;
  at: string;
  /** Null once sent or given up; during an attempt its time limit. */
  nextAt: string | null;
  /** Started attempts; identify a sender that was too slow. */
  attempts: number;
  /** JSON; null once sent. */
  payload: string | null;
  orderId: string | null;
  doneAt: string | null;
  lastError: string | null;
}

export interface EnquiryRow {
  id: string;
  orderId: string;
  at: string;
  language: string;
  name: string;
  /** Lower-cased; empty if only a phone number was given. */
  email: string;
  phone: string;
  message: string;
  consent: string;
  address: string;
  words: Generated<string>;
  customerId: Generated<string>;
}

/** Read access of a program. `id` is the visible start of the key, `hash` covers all of it. */
export interface ApiKeyRow {
  id: string;
  hash: string;
  name: string;
  by: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** Shared count; `key` names the limit and hashes the client. */
export interface RateLimitRow {
  key: string;
  points: number;
  /** End of the period; PostgreSQL returns a text. */
  expire: Ms;
}

export interface MetaRow {
  key: string;
  value: string;
}

/** Used columns of better-auth’s table; the next four are its tables too. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  role: Generated<string>;
  deactivatedAt: Generated<string | null>;
  twoFactorEnabled: Generated<number>;
  createdAt: string;
  updatedAt: string;
}

export interface AccountRow {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  password: string;
  createdAt: string;
  updatedAt: string;
}

export interface SessionRow {
  id: string;
  userId: string;
  expiresAt: string;
}

export interface TwoFactorRow {
  id: string;
  userId: string;
}

export interface PasskeyRow {
  id: string;
  userId: string;
  name: string | null;
  createdAt: string | null;
}

export interface PasswordLinkRow {
  /** Hash of the token, which is not stored. */
  hash: string;
  email: string;
  /** Role of the invited account; null for an existing account. */
  role: string | null;
  by: string;
  createdAt: string;
  expiresAt: string;
}

/** Act on an account; ids sort by time, `by` is empty for the command line. */
export interface AccountEventRow {
  id: string;
  at: string;
  by: string;
  kind: string;
  email: string;
  role: string | null;
}
