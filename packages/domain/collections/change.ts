import type { Operation, Reason } from './changesRequest.ts';

type Fields = Record<string, unknown>;

/** Change of one document: fields before and after, null if it did not or does not exist. */
export interface Change {
  /** Id of changes made together. */
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
  /** Batch that undid this one and still applies; null otherwise. */
  undoneBy: string | null;
  /** First document, which represents a batch of one. */
  first: { collection: string; documentId: string; name: string };
}

export interface Applied {
  /** Empty for collections without history, which allow no undo. */
  batch: string;
  /** One per operation, in order. */
  results: { collection: string; id: string; version: number }[];
}

/** Fields that an undo leaves unchanged, because they changed later. */
export interface UndoConflict {
  collection: string;
  id: string;
  /** Paths of the values within the document; empty: the whole document. */
  paths: string[][];
  /** Time and e-mail of the later change; empty: unknown. */
  at: string;
  by: string;
}

export interface Undone extends Applied {
  conflicts: UndoConflict[];
}
