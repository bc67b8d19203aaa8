import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Bytes, Ms } from '@lumitor/domain/units';
import { DeliveryFault } from './delivery.ts';
import { resolvePublic } from './publicAddress.ts';

const TIMEOUT: Ms = 15_000;

export interface PublicRequest {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  allowsPrivate: boolean;
  /** The rest of the answer is not read. */
  maxBytes: Bytes;
}

export interface PublicAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

async function answered(sent: PublicRequest): Promise<PublicAnswer> {
  const { method, url, headers, body, allowsPrivate, maxBytes } = sent;
  const { address, family } = await resolvePublic(url.hostname.replace(/^\[|\]$/g, ''), allowsPrivate);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const requested = request(
      url,
      {
        method,
        headers: {
          'user-agent': 'Lumitor',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        agent: false,
        lookup: (_host, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
        signal: AbortSignal.timeout(TIMEOUT),
      },
      async (response) => {
        const parts: Buffer[] = [];
        let size: Bytes = 0;
        try {
          for await (const part of response) {
            parts.push(part);
            size += part.length;
            if (size >= maxBytes) break;
          }
        } catch {
          // The status alone is an answer.
        }
        const text = Buffer.concat(parts).subarray(0, maxBytes).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      },
    );
    requested.on('error', reject);
    requested.end(body);
  });
}

/**
 * Requests an address of the settings. Redirects are not followed, and private networks refused unless allowed.
 * @throws DeliveryFault without an answer
 */
export const requestPublic = (sent: PublicRequest): Promise<PublicAnswer> =>
  answered(sent).catch((error) => {
    if (error instanceof DeliveryFault) throw error;
    const isLate = error.name === 'TimeoutError' || error.name === 'AbortError';
    throw new DeliveryFault(
      isLate ? `The endpoint did not respond within ${TIMEOUT / 1_000} seconds.` : error.message,
    );
  });
