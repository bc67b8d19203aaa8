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
  outbox: OutboxRow;
  enquiries: EnquiryRow;
  apiKeys: ApiKeyRow;
  meta: MetaRow;
  user: UserRow;
  account: AccountRow;
  session: SessionRow;
}

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

/** A mail or an event on its way out. */
export interface OutboxRow {
  id: string;
  kind: 'mail' | 'webhook';
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
  /** Always that of the orders: with the order goes what was asked about it. */
  collection: 'reflinksdownload';
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
