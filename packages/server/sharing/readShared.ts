import {
  changeSchema,
  MAX_SHARED_BYTES,
  rejectedSchema,
  shareSchema,
} from '@lumitor/domain/sharing/sharedProject';
import type * as v from 'valibot';
import { parseJson } from '../http/json.ts';
import { parse, tooLarge } from '../refusal/refused.ts';

const SCHEMAS = { share: shareSchema, change: changeSchema, rejected: rejectedSchema };
export type SharedKind = keyof typeof SCHEMAS;

type Parsed<Kind extends SharedKind> = v.InferOutput<(typeof SCHEMAS)[Kind]>;
/** The plan is the text to store. */
export type Shared<Kind extends SharedKind> = Omit<Parsed<Kind>, 'plan'> & { plan: string };

/** The only processor time that a visitor's plan takes. */
export function readShared<Kind extends SharedKind>(kind: Kind, body: Uint8Array): Shared<Kind> {
  const { plan, ...sent }: Parsed<SharedKind> = parse(SCHEMAS[kind], parseJson(Buffer.from(body)));
  const text = JSON.stringify(plan);
  if (Buffer.byteLength(text) > MAX_SHARED_BYTES) throw tooLarge(`${MAX_SHARED_BYTES / 1024} kB`);
  return { ...sent, plan: text } as unknown as Shared<Kind>;
}
