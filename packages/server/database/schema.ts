/** Every table, in words that SQLite and PostgreSQL both understand: texts and whole numbers alone. */
export interface Schema {
  documents: DocumentRow;
  documentFields: DocumentFieldRow;
  meta: MetaRow;
  user: UserRow;
  account: AccountRow;
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
}

/** A declared field of a document, lower-cased: what lists are ordered and searched by. */
export interface DocumentFieldRow {
  collection: string;
  id: string;
  field: string;
  value: string;
}

/** What the service remembers for itself, as JSON by key. */
export interface MetaRow {
  key: string;
  value: string;
}

/** The columns of better-auth's tables that the service itself writes. */
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
