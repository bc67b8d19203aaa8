import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Names in requests to a shop. */
export interface Named {
  ids: Record<CollectionName, string>;
  /** Can be undone. */
  batch: string;
  /** Path of a picture under `files/`. */
  file: string;
  /** URL of a photometric file. */
  photometry: string;
  /** Id of a waiting mail. */
  unsent: string;
  key: string;
  orderFile: string;
  /** E-mail of the owner. */
  administrator: string;
  password: string;
  /** E-mail; no test signs in with it. */
  account: string;
  /** E-mail of the second password link. */
  invited: string;
  /** Secret of the owner's authenticator app. */
  secret?: string;
  backupCodes?: readonly string[];
  /** Password links. */
  tokens: readonly [used: string, read: string];
  /** Can be saved unchanged. */
  order: object;
}
