import { Readable } from 'node:stream';
import type { Bytes } from '@lumitor/domain/units';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { invalid, parse, tooLarge } from '../refusal/refused.ts';
import { parseJson } from './json.ts';

export const MEGABYTE: Bytes = 1024 * 1024;

async function readParts(body: AsyncIterable<Uint8Array>, limit: Bytes): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/** @throws Refused as soon as the body exceeds the limit */
export async function readBytes(request: Request, megabytes: number): Promise<Buffer> {
  const limit = megabytes * MEGABYTE;
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge(`${megabytes} MB`);
  let bytes: Buffer | null;
  try {
    // Faster than chunks; the server enforces the announced length.
    bytes =
      announced <= limit
        ? Buffer.from(await request.arrayBuffer())
        : await readParts(request.body ?? Readable.from([]), limit);
  } catch {
    // The client disconnected.
    throw invalid('The request body is incomplete. Send it again.');
  }
  if (!bytes || bytes.length > limit) throw tooLarge(`${megabytes} MB`);
  return bytes;
}

export const readJson = async (request: Request, megabytes = 1): Promise<unknown> =>
  parseJson(await readBytes(request, megabytes));

/** @throws Refused if the body violates the schema */
export const readBody = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  megabytes?: number,
): Promise<v.InferOutput<Schema>> => parse(schema, await readJson(c.req.raw, megabytes));
