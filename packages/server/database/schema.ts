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
