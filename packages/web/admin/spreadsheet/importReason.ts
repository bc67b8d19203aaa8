import type { Reason } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';

/** What came of an import. */
export interface Imported {
  batch: string;
  collections: readonly CollectionName[];
  added: number;
  changed: number;
}

/** The longest name that the history keeps. */
const NAME_MAX = 200;

/** Why the history says that something was changed. @param name of the file */
export const importReason = (name: string): Reason => ({ kind: 'import', name: name.slice(0, NAME_MAX) });
