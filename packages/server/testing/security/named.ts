import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** What a request needs to name what there is in a shop. */
export interface Named {
  /** A document of each collection. */
  ids: Record<CollectionName, string>;
  /** A batch of the history that can be taken back. */
  batch: string;
  /** The path of a stored picture, under `files/`. */
  file: string;
  /** The address of a stored photometric file. */
  photometry: string;
  /** A mail that waits. */
  unsent: string;
  /** The id of a key. */
  key: string;
  /** The id of a file that the shop keeps with its order. */
  orderFile: string;
  /** E-mail of the owner who asks. */
  administrator: string;
  password: string;
  /** E-mail of an account that no test signs in with. */
  account: string;
  /** Whose invitation is the other one of these links. */
  invited: string;
  /** Of the authenticator app and of the codes instead of it that the owner has been given, where there are such. */
  secret?: string;
  backupCodes?: readonly string[];
  /** Of the links by which two passwords can be set. */
  tokens: readonly [used: string, read: string];
  /** A visitor's order that is saved as it is. */
  order: object;
}
