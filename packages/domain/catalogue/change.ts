import * as v from 'valibot';

/** Why an administrator changed something; the history says it. */
export const REASONS = [
  'add',
  'edit',
  'remove',
  'duplicate',
  'copy',
  'activate',
  'deactivate',
  'prices',
  'import',
  'restore',
  'undo',
  'texts',
] as const;
export type ReasonKind = (typeof REASONS)[number];

const reasonSchema = v.strictObject({
  kind: v.picklist(REASONS),
  /** Such as the name of an imported file. */
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

const collection = v.string();
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const fields = v.record(v.string(), v.unknown());
/** The version that the change was made on; a document that has moved on is not changed. */
const version = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const operationSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), collection, fields }),
  v.strictObject({ kind: v.literal('update'), collection, id, fields, version }),
  v.strictObject({ kind: v.literal('remove'), collection, id, version }),
]);

/** Changes that are made together, or not at all. */
export const changesSchema = v.strictObject({
  reason: reasonSchema,
  operations: v.pipe(v.array(operationSchema), v.minLength(1), v.maxLength(20_000)),
});

/** Without a name where it needs none. */
export type Reason = v.InferInput<typeof reasonSchema>;
export type Operation = v.InferOutput<typeof operationSchema>;

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
  /** The batch that took this one back. */
  undoneBy: string | null;
}

/** The answer to changes that were made. */
export interface Applied {
  /** Empty where the collection keeps no history: there is no way back. */
  batch: string;
  /** One for each operation, in their order. */
  results: { collection: string; id: string; version: number }[];
}
