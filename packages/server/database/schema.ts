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
  snapshotVersions: SnapshotVersionRow;
  orderSeries: OrderSeriesRow;
  orderWork: OrderWorkRow;
  orderEvents: OrderEventRow;
  offers: OfferRow;
  offerDrafts: OfferDraftRow;
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

export interface DocumentRow {
  collection: string;
  id: string;
  version: number;
  /** ISO 8601 in UTC, sorts as text. */
  createdAt: string;
  /** 0 if the document's `active` is false. */
  isActive: number;
  /** JSON. */
  body: string;
  /** Fields that lists leave out, as JSON; null if the collection declares none. */
  detail: string | null;
}

/** Lower-cased sort and search key of a declared field. */
export interface DocumentFieldRow {
  collection: string;
  id: string;
  field: string;
  value: string;
  /** Copied from the document, to order equal values. */
  createdAt: string;
}

export interface DocumentPictureRow {
  collection: string;
  id: string;
  url: string;
}

/** One act of an administrator. */
export interface BatchRow {
  /** Sorts by time. */
  id: string;
  at: string;
  /** E-mail of the administrator. */
  by: string;
  kind: string;
  name: string;
  /** Id of the undone batch, or empty. */
  undoes: string;
  /** Id of the batch that undoes this one, unless undone itself. */
  undoneBy: string | null;
  /** Identifies a repeated request. */
  key: string | null;
  /** Hash of the request; null in older batches. */
  hash: string | null;
  added: number;
  updated: number;
  removed: number;
}

/** Fields as JSON; `before` is null if added, `after` if removed. */
export interface ChangeRow {
  batch: string;
  position: number;
  collection: string;
  documentId: string;
  kind: 'add' | 'update' | 'remove';
  /** Version after the change; the last one of a removed document. */
  version: number;
  createdAt: string;
  before: string | null;
  after: string | null;
}

/** File in the bin, which can be restored. */
export interface DiscardedFileRow {
  url: string;
  at: string;
}

/** Browser that opened a partner's link on a day. */
export interface ReflinkOpeningRow {
  reflinkId: string;
  /** `2026-11-21`, in UTC. */
  day: string;
  browser: string;
}

/** Raised by each change of the snapshot's collections. */
export interface SnapshotVersionRow {
  snapshot: string;
  version: number;
}

export interface OrderSeriesRow {
  /** Order number with `#` for the counter: `2026/11/#`. */
  name: string;
  last: number;
}

/** State and search data of an order, whose document never changes. */
export interface OrderWorkRow {
  /** Id of the order. */
  id: string;
  number: string;
  createdAt: string;
  status: string;
  /** E-mail, or empty. */
  assignee: string;
  /** Time of the last enquiry. */
  enquiredAt: string | null;
  /** Id of the partner's link, or empty. */
  parent: string;
  /** Id of the order it was made from, or empty. */
  revises: string;
  /** Id of the first revision; empty for that one (D76). */
  firstId: string;
  /** Suffix of the number, from 2. */
  revision: number;
  /** 0 if a later revision exists. */
  isLatest: number;
  isMicro: number;
  currency: string;
  net: Cents;
  /** Złoty per unit of the currency at the time of the order; lists sort by it. */
  rate: number;
  /** Offer that decides `net`, as JSON. */
  offer: string | null;
  pieces: number;
  name: string;
  /** Lower-cased e-mail of the visitor, or empty. */
  email: string;
  /** Search text: name, article titles and codes, lower-cased. */
  words: string;
}

export interface OrderEventRow {
  id: string;
  orderId: string;
  at: string;
  /** E-mail of the administrator; empty for the service. */
  by: string;
  kind: string;
  /** JSON. */
  data: string;
  /** Search text of a note, lower-cased, or empty. */
  words: Generated<string>;
}

/** Never changes. */
export interface OfferRow {
  orderId: string;
  /** Counts from 1. */
  position: number;
  /** Identifies a repeated request. */
  key: string;
  at: string;
  by: string;
  /** JSON. */
  body: string;
  /** Search text: buyer, lower-cased. */
  words: Generated<string>;
}

export interface OfferDraftRow {
  orderId: string;
  /** Counts removals too, so that a browser with an older draft notices. */
  version: number;
  at: string;
  /** E-mail of the administrator; empty if the service removed it. */
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
  /** Path in the file store. */
  path: string;
}

export interface SiteRecordRow {
  orderId: string;
  /** Entries as JSON. */
  body: string;
}

export interface SharedProjectRow {
  /** Public; grants no access. */
  id: string;
  /** Hash of the link's token, which is not stored; null if withdrawn. */
  seeHash: string | null;
  workHash: string | null;
  ownHash: string;
  isMicro: number;
  version: number;
  /** Time and author of this version; authors name themselves, or stay empty. */
  at: string;
  by: string;
  /** 1 if the shop made it. */
  byShop: number;
  /** 1 if made with the owner's link. */
  byOwner: number;
  /** 1 if sent with an enquiry, or saved as a revision of an order. */
  isSent: number;
  /** JSON. */
  body: string;
  /** Ids of the last changes with their versions, as JSON. */
  changeIds: string;
  createdAt: string;
  /** Rounded to the hour. */
  openedAt: string;
}

export interface ProjectVersionRow {
  projectId: string;
  version: number;
  at: string;
  by: string;
  byShop: number;
  byOwner: number;
  isSent: number;
  /** JSON. */
  body: string;
}

export interface ProjectCommentsRow {
  projectId: string;
  /** Number of comments. */
  comments: number;
  /** JSON. */
  body: string;
}

/** Shared project of an enquiry, which the shop may edit. */
export interface SentProjectRow {
  enquiryId: string;
  projectId: string;
  /** Last opening by the shop, to five minutes. */
  openedAt: string | null;
}

export interface OutboxRow {
  id: string;
  kind: 'mail' | 'webhook';
  /** Queue with senders of its own. */
  lane: Generated<'shop' | 'visitor' | 'long' | 'webhook'>;
  /** Time of queueing. */
  at: string;
  /** Next attempt; null once sent or given up. During an attempt its time limit. */
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
  /** Language of the answer, in capitals. */
  language: string;
  name: string;
  /** Lower-cased; empty if only a phone number was given. */
  email: string;
  phone: string;
  message: string;
  /** Text that the visitor agreed to. */
  consent: string;
  /** Network address. */
  address: string;
  /** Search text: name, e-mail, phone and its digits, lower-cased. */
  words: Generated<string>;
}

/** Read access for a program of the shop. */
export interface ApiKeyRow {
  /** Visible prefix of the key. */
  id: string;
  hash: string;
  name: string;
  /** E-mail of the creator. */
  by: string;
  createdAt: string;
  /** Rounded to the minute. */
  lastUsedAt: string | null;
}

export interface RateLimitRow {
  /** Limit and hashed client. */
  key: string;
  points: number;
  /** End of the period; PostgreSQL returns a text. */
  expire: Ms;
}

export interface MetaRow {
  key: string;
  value: string;
}

/** Columns of better-auth that the service uses. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  /** One of `ACCOUNT_ROLES`. */
  role: Generated<string>;
  /** Time of deactivation. */
  deactivatedAt: Generated<string | null>;
  /** 1 if signing in requires a code. */
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

/** Link of an invitation or a password reset. */
export interface PasswordLinkRow {
  /** Hash of the token, which is not stored. */
  hash: string;
  /** Unique: a new link replaces the old one. */
  email: string;
  /** Role of the invited account; null for an existing account. */
  role: string | null;
  /** E-mail of the owner. */
  by: string;
  createdAt: string;
  expiresAt: string;
}

export interface AccountEventRow {
  /** Sorts by time. */
  id: string;
  at: string;
  /** E-mail; empty for the command line. */
  by: string;
  kind: string;
  /** E-mail of the account. */
  email: string;
  /** New role, if the event sets one. */
  role: string | null;
}
