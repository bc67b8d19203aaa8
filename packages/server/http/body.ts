import { invalid, Refused, tooLarge } from '../refusal/refused.ts';
import { parseJson } from './json.ts';

const MEGABYTE = 1024 * 1024;

/** The whole body, or a refusal as soon as it is known to be over so many megabytes. */
export async function readBytes(request: Request, megabytes: number): Promise<Buffer> {
  const limit = megabytes * MEGABYTE;
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limit) throw tooLarge(`${megabytes} MB`);
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength;
      if (length > limit) throw tooLarge(`${megabytes} MB`);
      parts.push(part);
    }
  } catch (error) {
    // Whoever sent it is gone: nothing is wrong here.
    throw error instanceof Refused ? error : invalid('The body ended before it was whole. Send it again.');
  }
  return Buffer.concat(parts, length);
}

/** The body as JSON, or a refusal; see {@link parseJson}. */
export const readJson = async (request: Request, megabytes = 1): Promise<unknown> =>
  parseJson(await readBytes(request, megabytes));
