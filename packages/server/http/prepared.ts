import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** Higher qualities take ten times the memory and time to save 1 %. */
const BROTLI_QUALITY = 5;

interface Variant {
  body: Buffer;
  headers: Record<string, string>;
}

/** Answer in memory with its compressed variants: sending it costs as little as a static file. */
export interface Prepared {
  /** Weak, because the compressed variants share it. */
  etag: string;
  plain: Variant;
  brotli: Variant;
  gzip: Variant;
  unchanged: { status: 304; headers: Record<string, string> };
}

export async function prepare(
  bytes: Buffer,
  headers: Record<string, string>,
  compressed: { br?: Buffer | null; gz?: Buffer | null } | 'never' = {},
): Promise<Prepared> {
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const common = { ...headers, etag, vary: 'accept-encoding' };
  const variant = (body: Buffer, encoding?: string): Variant => ({
    body,
    headers: {
      ...common,
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': String(body.length),
    },
  });
  const plain = variant(bytes);
  const unchanged = { status: 304 as const, headers: common };
  if (compressed === 'never') return { etag, plain, brotli: plain, gzip: plain, unchanged };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [br, gz] = await Promise.all([
    compressed.br ?? compressWithBrotli(bytes, { params }),
    compressed.gz ?? compressWithGzip(bytes, { level: 9 }),
  ]);
  return { etag, plain, brotli: variant(br, 'br'), gzip: variant(gz, 'gzip'), unchanged };
}

const accepts = (header: string, encoding: string) =>
  new RegExp(`(?:^|[ ,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?=\\s*(?:[;,]|$))`).test(header);

const choices = new Map<string, 'brotli' | 'gzip' | 'plain'>();

function chooseVariant(header: string) {
  let choice = choices.get(header);
  if (!choice) {
    choice = accepts(header, 'br') ? 'brotli' : accepts(header, 'gzip') ? 'gzip' : 'plain';
    if (choices.size < 100) choices.set(header, choice);
  }
  return choice;
}

export const matchesTag = (header: string | null | undefined, etag: string) =>
  !!header && (header === '*' || header.split(/\s*,\s*/).some((tag) => bare(tag) === bare(etag)));

const bare = (tag: string) => tag.replace(/^W\//, '');

export function sendPrepared(request: Request, prepared: Prepared): Response {
  if (matchesTag(request.headers.get('if-none-match'), prepared.etag))
    return new Response(null, prepared.unchanged);
  const { body, headers } = prepared[chooseVariant(request.headers.get('accept-encoding') ?? '')];
  return new Response(body, { headers });
}
