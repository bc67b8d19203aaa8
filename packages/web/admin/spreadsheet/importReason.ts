import type { Reason } from '@lumitor/domain/collections/changesRequest';
import type { CollectionName } from '@lumitor/domain/collections/collections';

export interface Imported {
  batch: string;
  collections: readonly CollectionName[];
  added: number;
  changed: number;
}

const NAME_MAX = 200;

export const importReason = (name: string): Reason => ({ kind: 'import', name: name.slice(0, NAME_MAX) });
