import type { Operation, Reason } from './changesRequest.ts';

type Fields = Record<string, unknown>;

/** Null: the document does not exist. */
export interface Change {
  batch: string;
  at: string;
  by: string;
  reason: Reason;
  collection: string;
  documentId: string;
  kind: Operation['kind'];
  version: number;
  before: Fields | null;
  after: Fields | null;
}

export interface Batch {
  batch: string;
  at: string;
  by: string;
  reason: Reason;
  added: number;
  updated: number;
  removed: number;
  undoneBy: string | null;
  first: { collection: string; documentId: string; name: string };
}

export interface Applied {
  batch: string;
  results: { collection: string; id: string; version: number }[];
}

export interface UndoConflict {
  collection: string;
  id: string;
  /** Empty: the whole document. */
  paths: string[][];
  at: string;
  by: string;
}

/** Answer of an undo. */
export interface Undone extends Applied {
  kept: UndoConflict[];
}
