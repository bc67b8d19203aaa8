import type { Operation, Reason } from './changesRequest.ts';

type Fields = Record<string, unknown>;

/** What became of one document: its fields before and after, null where there was or is none. */
export interface Change {
  /** Names the changes that were made together. */
  batch: string;
  /** ISO 8601. */
  at: string;
  /** E-mail of the administrator. */
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
  /** The batch that took this one back, while that one holds. */
  undoneBy: string | null;
  /** The first of its documents; it speaks for a batch of one. */
  first: { collection: string; documentId: string; name: string };
}

/** The answer to changes that were made. */
export interface Applied {
  /** Empty where the collection keeps no history: there is no way back. */
  batch: string;
  /** One for each operation, in their order. */
  results: { collection: string; id: string; version: number }[];
}

/** Fields that a change taken back leaves as they are, as somebody changed them since. */
export interface KeptSince {
  collection: string;
  id: string;
  /** Paths of the values from the document down; none: the document as a whole. */
  paths: string[][];
  /** Time and e-mail of the later change; empty: unknown. */
  at: string;
  by: string;
}

/** The answer to a batch that was taken back. */
export interface Undone extends Applied {
  kept: KeptSince[];
}
