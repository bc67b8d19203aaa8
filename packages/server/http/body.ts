import { Readable } from 'node:stream';
import type { Context } from 'hono';
import type * as v from 'valibot';
import { invalid, parse, tooLarge } from '../refusal/refused.ts';
import { parseJson } from './json.ts';

export const MEGABYTE = 1024 * 1024;

/** Reads in chunks, up to the limit. */
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

/** The whole body. @throws Refused as soon as it exceeds the limit */
export async function readBytes(request: Request, megabytes: number): Promise<Buffer> {
  const limit = megabytes * MEGABYTE;
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  if (announced > limit) throw tooLarge(`${megabytes} MB`);
  let bytes: Buffer | null;
  try {
    // Reading at once is far faster; the server enforces the announced length.
    bytes =
      announced <= limit
        ? Buffer.from(await request.arrayBuffer())
        : await readParts(request.body ?? Readable.from([]), limit);
  } catch {
    // The client disconnected, which is no fault of the service.
    throw invalid('The request body is incomplete. Send it again.');
  }
  if (!bytes || bytes.length > limit) throw tooLarge(`${megabytes} MB`);
  return bytes;
}

/** Body as JSON. @throws Refused; see {@link parseJson} */
export const readJson = async (request: Request, megabytes = 1): Promise<unknown> =>
  parseJson(await readBytes(request, megabytes));

/** Body validated by a schema. @throws Refused if it is invalid */
export const readBody = async <Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  megabytes?: number,
): Promise<v.InferOutput<Schema>> => parse(schema, await readJson(c.req.raw, megabytes));
