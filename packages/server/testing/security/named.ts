import { COLLECTIONS, type CollectionName } from '@lumitor/domain/collections/collections';

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

export interface Named {
  ids: Record<CollectionName, string>;
  batch: string;
  file: string;
  photometry: string;
  unsent: string;
  key: string;
  orderFile: string;
  administrator: string;
  password: string;
  account: string;
  invited: string;
  secret?: string;
  backupCodes?: readonly string[];
  tokens: readonly [used: string, read: string];
  order: object;
  /** Ids; the second is merged into the first. */
  customers: readonly [string, string];
}
