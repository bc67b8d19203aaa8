import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Names of a shop's documents, for requests. */
export interface Named {
  /** A document of each collection. */
  ids: Record<CollectionName, string>;
  /** A batch of the history that can be undone. */
  batch: string;
  /** Path of a stored picture, under `files/`. */
  file: string;
  /** Address of a stored photometric file. */
  photometry: string;
  /** A waiting mail. */
  unsent: string;
  /** Id of a key. */
  key: string;
  /** Id of a file stored with its order. */
  orderFile: string;
  /** E-mail of the requesting owner. */
  administrator: string;
  password: string;
  /** E-mail of an account that no test signs in with. */
  account: string;
  /** E-mail of the person whose invitation is the second link. */
  invited: string;
  /** Secrets of the owner's authenticator app and backup codes, if set. */
  secret?: string;
  backupCodes?: readonly string[];
  /** Tokens of two password links. */
  tokens: readonly [used: string, read: string];
  /** A visitor's order that can be saved unchanged. */
  order: object;
}
