import { CLIENT_HEADER } from './instance.ts';

export interface Answer {
  status: number;
  /** JSON of the answer, or null. */
  // biome-ignore lint/suspicious/noExplicitAny: a scenario looks into an answer as it comes.
  body: any;
}

interface Options {
  method?: string;
  /** Sent as JSON; bytes are sent unchanged. */
  body?: object | Uint8Array<ArrayBuffer>;
  /** Media type of bytes. */
  mediaType?: string;
  /** Cookie of an administrator's session. */
  cookie?: string;
  /** Network address of the client; absent: a new one for each request. */
  address?: string;
  /** Milliseconds until the client gives up. */
  patience?: number;
}

let requests = 0;

export function newAddress(): string {
  requests += 1;
  return `10.${[requests >> 16, requests >> 8, requests].map((part) => part & 255).join('.')}`;
}

/** Sends one request and reads the whole answer. Rejects if there is none. */
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

/** Short name of an answer: `201`, `503 unavailable`, or `none`. */
export function nameOf(answer: Answer | null): string {
  if (!answer) return 'none';
  return answer.status < 400 || !answer.body?.code
    ? String(answer.status)
    : `${answer.status} ${answer.body.code}`;
}
