import type { Operation, Reason } from './changesRequest.ts';

type Fields = Record<string, unknown>;

/** Null before or after: the document did not or does not exist. */
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
  /** Batch that undid this one and still applies. */
  undoneBy: string | null;
  first: { collection: string; documentId: string; name: string };
}

export interface Applied {
  /** Empty for collections without history. */
  batch: string;
  results: { collection: string; id: string; version: number }[];
}

/** Fields that changed after the undone change, and stay unchanged. */
export interface UndoConflict {
  collection: string;
  id: string;
  /** Within the document; empty: the whole document. */
  paths: string[][];
  at: string;
  by: string;
}

export interface Undone extends Applied {
  conflicts: UndoConflict[];
}
