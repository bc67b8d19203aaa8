import * as v from 'valibot';

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

const reasonSchema = v.strictObject({
  kind: v.picklist(REASONS),
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});

const collection = v.string();
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const fields = v.record(v.string(), v.unknown());
/** Optimistic lock: a newer document is not changed. */
const version = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

const operationSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('add'), collection, fields }),
  v.strictObject({ kind: v.literal('update'), collection, id, fields, version }),
  v.strictObject({ kind: v.literal('remove'), collection, id, version }),
]);

/** Idempotency key, one for each act. */
const key = v.optional(v.pipe(v.string(), v.minLength(16), v.maxLength(100)));

export const undoSchema = v.strictObject({ key });

export const changesSchema = v.strictObject({
  key,
  reason: reasonSchema,
  operations: v.pipe(v.array(operationSchema), v.minLength(1), v.maxLength(20_000)),
});

export type Reason = v.InferInput<typeof reasonSchema>;
export type Operation = v.InferOutput<typeof operationSchema>;
