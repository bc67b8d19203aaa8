import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { invalid, parse, tooLarge } from '../refusal/refused.ts';
import { parseJson } from './json.ts';

export const MEGABYTE = 1024 * 1024;

/** Part by part, and no further than the limit. */
async function readParts(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.byteLength;
    if (length > limit) return null;
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}

/** The whole body, or a refusal as soon as it is known to be over so many megabytes. */
export async function readBytes(request: Request, megabytes: number): Promise<Buffer> {
  const limit = megabytes * MEGABYTE;
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge(`${megabytes} MB`);
  let bytes: Buffer | null;
  try {
    // One that says its length is read at once, which takes a fraction of the time: no more than that is let in.
    bytes =
      announced <= limit
        ? Buffer.from(await request.arrayBuffer())
        : await readParts(request.body ?? Readable.from([]), limit);
  } catch {
    // Whoever sent it is gone: nothing is wrong here.
    throw invalid('The body ended before it was whole. Send it again.');
  }
  if (!bytes || bytes.length > limit) throw tooLarge(`${megabytes} MB`);
  return bytes;
}

/** The body as JSON, or a refusal; see {@link parseJson}. */
export const readJson = async (request: Request, megabytes = 1): Promise<unknown> =>
  parseJson(await readBytes(request, megabytes));

/** What a request's body says, by its schema, or a refusal. */
export const readBody = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  megabytes?: number,
): Promise<v.InferOutput<Schema>> => parse(schema, await readJson(c.req.raw, megabytes));
