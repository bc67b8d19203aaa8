import type { Generated, Kysely } from 'kysely';

/** Every table, in words that SQLite and PostgreSQL both understand: texts and whole numbers alone. */
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

/** The database, or a transaction in it. */
export type Db = Kysely<Schema>;

export interface DocumentRow {
  collection: string;
  id: string;
  version: number;
  /** ISO 8601 in UTC, which sorts as text. */
  createdAt: string;
  /** 0 only where the document's own `active` is false. */
  isActive: number;
  /** The document's fields as JSON. */
  body: string;
  /** Those of them that lists leave out, where the collection declares any. */
  detail: string | null;
}

/** A declared field of a document, lower-cased: what lists are ordered and searched by. */
export interface DocumentFieldRow {
  collection: string;
  id: string;
  field: string;
  value: string;
  /** Of the document: equals are ordered by it. */
  createdAt: string;
}

/** A stored picture that a document shows. */
export interface DocumentPictureRow {
  collection: string;
  id: string;
  url: string;
}

/** What one administrator changed in one act. */
export interface BatchRow {
  /** Sorts by time. */
  id: string;
  at: string;
  /** E-mail of the administrator. */
  by: string;
  kind: string;
  name: string;
  /** The batch that this one takes back, or empty. */
  undoes: string;
  /** The batch that has taken this one back, and has not been taken back itself. */
  undoneBy: string | null;
  /** By which a repeated request is known. */
  key: string | null;
  /** Of what that request asked for; null in batches older than this column. */
  hash: string | null;
  added: number;
  updated: number;
  removed: number;
}

/** What became of one document in a batch; fields as JSON, null where there was or is none. */
export interface ChangeRow {
  batch: string;
  position: number;
  collection: string;
  documentId: string;
  kind: 'add' | 'update' | 'remove';
  /** Of the document after the change; of a removed one its last. */
  version: number;
  /** Of the document. */
  createdAt: string;
  before: string | null;
  after: string | null;
}

/** A file in the bin, from which it can still come back. */
export interface DiscardedFileRow {
  url: string;
  at: string;
}

/** One browser that opened a partner's link on one day. */
export interface ReflinkOpeningRow {
  reflinkId: string;
  /** `2026-11-21`, in UTC. */
  day: string;
  browser: string;
}

/** Raised with every change of a collection that the snapshot is made of. */
export interface SnapshotVersionRow {
  snapshot: string;
  version: number;
}

/** How many orders have been numbered in a series. */
export interface OrderSeriesRow {
  /** A number with `#` for its counter: `2026/11/#`. */
  name: string;
  last: number;
}

/** What the shop does with an order, and what lists find it by; the order itself is a document that never changes. */
export interface OrderWorkRow {
  /** Of the order. */
  id: string;
  number: string;
  createdAt: string;
  status: string;
  /** E-mail of who sees to it, or empty. */
  assignee: string;
  /** Of the last enquiry; null where nobody has asked. */
  enquiredAt: string | null;
  /** Id of the partner's link, or empty. */
  parent: string;
  /** Id of the order that it was made from, or empty. */
  revises: string;
  /** Id of the first order of its revisions; empty: it is the first itself (D76). */
  firstId: string;
  /** Suffix of its number; 1: it has none. */
  revision: number;
  /** 0 where a later revision stands in its place. */
  isLatest: number;
  isMicro: number;
  currency: string;
  /** What it is worth, in cents. */
  net: number;
  /** Złoty for one unit of its currency, by the rate of the order: lists sort by it. */
  rate: number;
  /** The offer that it counts by, as JSON; null: none. */
  offer: string | null;
  pieces: number;
  name: string;
  /** Of who saved it, lower-cased, or empty. */
  email: string;
  /** Its name, and titles and codes of its articles, lower-cased: what it is searched by beside number and e-mail. */
  words: string;
}

/** Something that was done about an order. */
export interface OrderEventRow {
  id: string;
  orderId: string;
  at: string;
  /** E-mail of the administrator; empty: the service itself. */
  by: string;
  kind: string;
  /** As JSON. */
  data: string;
  /** Text of a note, lower-cased, that the order is searched by; else empty. */
  words: Generated<string>;
}

/** An offer as it was made, never changed after. */
export interface OfferRow {
  orderId: string;
  /** From 1. */
  position: number;
  /** By which a repeated request is known. */
  key: string;
  at: string;
  by: string;
  /** As JSON. */
  body: string;
  /** Buyer, lower-cased, whom the order is searched by. */
  words: Generated<string>;
}

/** An offer that is being prepared for one revision of an order. */
export interface OfferDraftRow {
  orderId: string;
  /** Counts on where a draft was removed, so a browser with an earlier one sees the change. */
  version: number;
  at: string;
  /** E-mail of the administrator; empty where the service removed it. */
  by: string;
  /** Its terms as JSON; null once it was issued or removed. */
  body: string | null;
}

/** A file that the shop keeps with an order. */
export interface OrderFileRow {
  id: string;
  orderId: string;
  at: string;
  by: string;
  name: string;
  bytes: number;
  /** In the file store. */
  path: string;
}

/** What is done on the site of an order. */
export interface SiteRecordRow {
  orderId: string;
  /** Its entries as JSON. */
  body: string;
}

/** A plan that several people see and work on, as it is now. */
export interface SharedProjectRow {
  /** By which it is followed; it opens nothing. */
  id: string;
  /** Of the tokens in its links, which are kept nowhere; null: withdrawn. */
  seeHash: string | null;
  workHash: string | null;
  ownHash: string;
  isMicro: number;
  version: number;
  /** When this version came to be, and by whom, as they call themselves; empty where they do not say. */
  at: string;
  by: string;
  /** 1 where the shop has made it. */
  byShop: number;
  /** 1 where it was made by the link of the owner. */
  byOwner: number;
  /** 1 where this version was sent with an enquiry, or saved as a revision of an order. */
  isSent: number;
  /** As JSON. */
  body: string;
  /** Ids of the last changes with the version that each has become, as JSON. */
  changeIds: string;
  createdAt: string;
  /** To the hour. */
  openedAt: string;
}

/** What a shared project was when it rested. */
export interface ProjectVersionRow {
  projectId: string;
  version: number;
  at: string;
  by: string;
  byShop: number;
  byOwner: number;
  isSent: number;
  /** As JSON. */
  body: string;
}

/** What is said about a shared project. */
export interface ProjectCommentsRow {
  projectId: string;
  /** How many there are. */
  comments: number;
  /** As JSON. */
  body: string;
}

/** A shared project that came along with an enquiry: as long as this is there the shop may work on it. */
export interface SentProjectRow {
  enquiryId: string;
  projectId: string;
  /** When the shop had it open last, to five minutes; null: not yet. */
  openedAt: string | null;
}

/** A mail or an event on its way out. */
export interface OutboxRow {
  id: string;
  kind: 'mail' | 'webhook';
  /** In which it waits: each has senders of its own. */
  lane: Generated<'shop' | 'visitor' | 'long' | 'webhook'>;
  /** When it was queued. */
  at: string;
  /** When it is sent next; null once it is sent, or given up. While it is being sent, when it counts as not sent. */
  nextAt: string | null;
  /** Begun so far; tells a sender that was too slow from the one that came after it. */
  attempts: number;
  /** What is sent, as JSON; null once it is sent. */
  payload: string | null;
  /** The order that it is about. */
  orderId: string | null;
  doneAt: string | null;
  lastError: string | null;
}

/** What a visitor asks of the shop about an order. */
export interface EnquiryRow {
  id: string;
  orderId: string;
  at: string;
  /** In which the visitor is answered, in capitals. */
  language: string;
  name: string;
  /** In small letters; empty where only a phone number was given. */
  email: string;
  phone: string;
  message: string;
  /** The words that the visitor agreed to. */
  consent: string;
  /** Of the network that it came from. */
  address: string;
  /** Name, e-mail and phone, lower-cased, that the order is searched by; the phone in digits, too. */
  words: Generated<string>;
}

/** A key by which a program of the shop reads. */
export interface ApiKeyRow {
  /** Its beginning, by which the owner knows it. */
  id: string;
  hash: string;
  name: string;
  /** E-mail of who made it. */
  by: string;
  createdAt: string;
  /** To the minute. */
  lastUsedAt: string | null;
}

/** What somebody has done within a span of time. */
export interface RateLimitRow {
  /** Of what is counted, and a hash of whose it is. */
  key: string;
  points: number;
  /** When it is counted from the beginning, in milliseconds since 1970; on PostgreSQL it is read as a text. */
  expire: number;
}

/** What the service remembers for itself, as JSON by key. */
export interface MetaRow {
  key: string;
  value: string;
}

/** The columns of better-auth's tables that the service itself reads or writes. */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  emailVerified: number;
  /** One of `ACCOUNT_ROLES`. */
  role: Generated<string>;
  /** Since when it opens nothing any more; null where it does. */
  deactivatedAt: Generated<string | null>;
  /** 1 where signing in takes a code as well. */
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

/** A link by which somebody sets a password: invited, or because an owner has reset the old one. */
export interface PasswordLinkRow {
  /** Of the token in the link, which is kept nowhere. */
  hash: string;
  /** One link an address: a new one takes the place of the old. */
  email: string;
  /** Of the account that is made; null where there is the account already. */
  role: string | null;
  /** E-mail of the owner who has made it. */
  by: string;
  createdAt: string;
  expiresAt: string;
}

/** What became of an account. */
export interface AccountEventRow {
  /** Sorts by time. */
  id: string;
  at: string;
  /** E-mail of who did it; empty where it was the command on the machine. */
  by: string;
  kind: string;
  /** Whose account. */
  email: string;
  /** The role that it has then, where that is what was done. */
  role: string | null;
}
