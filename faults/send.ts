import type { Ms } from '@lumitor/domain/units';
import { CLIENT_HEADER } from './instance.ts';

export interface Answer {
  status: number;
  /** Null without JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a scenario looks into an answer as it comes.
  body: any;
}

interface Options {
  method?: string;
  body?: object | Uint8Array<ArrayBuffer>;
  /** Required for bytes. */
  mediaType?: string;
  cookie?: string;
  /** Undefined: a new address for each request. */
  address?: string;
  patience?: Ms;
}

let requests = 0;

export function newAddress(): string {
  requests += 1;
  return `10.${[requests >> 16, requests >> 8, requests].map((part) => part & 255).join('.')}`;
}

/** Rejects without a complete answer. */
export async function callService(
  url: string,
  path: string,
  { method = 'GET', body, mediaType = 'text/plain', cookie, address, patience = 60_000 }: Options = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      origin: url,
      [CLIENT_HEADER]: address ?? newAddress(),
      ...(body ? { 'content-type': body instanceof Uint8Array ? mediaType : 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    body: body ? (body instanceof Uint8Array ? body : JSON.stringify(body)) : null,
    signal: AbortSignal.timeout(patience),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : null };
}

/** Answer in one word: `201`, `503 unavailable` or `none`. */
export function nameOf(answer: Answer | null): string {
  if (!answer) return 'none';
  return answer.status < 400 || !answer.body?.code
    ? String(answer.status)
    : `${answer.status} ${answer.body.code}`;
}
