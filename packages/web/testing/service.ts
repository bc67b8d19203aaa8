import { onTestFinished } from 'vitest';

/** Request as a route sees it. */
export interface ServiceRequest {
  method: string;
  url: URL;
  /** Values of `:name` in the route. */
  parts: Readonly<Record<string, string>>;
  /** Body of JSON, or null. */
  json: unknown;
  file: File | null;
}

/** A value becomes a JSON answer with status 200. */
export type RouteAnswer = (request: ServiceRequest) => unknown;

/** Answers by `METHOD /path`, such as `GET /api/orders/:id`. The last one that matches answers. */
export type Routes = Readonly<Record<string, RouteAnswer>>;

export interface TestService {
  /** Answers first from these routes. @returns remove function */
  answer(routes: Routes): () => void;
  /** Requests to a route so far, oldest first. */
  requests(route: string): readonly ServiceRequest[];
  /** Sends an event to all open streams, or to the next one that opens. */
  notify(type: string, data: object): void;
  /** While true, no request arrives. */
  isDown: boolean;
}

export const refuse = (status: number, code: string, details: object = {}): Response =>
  Response.json({ code, message: code, ...details }, { status });

/** The service acts, but its answer is lost. */
export const losing =
  (answer: RouteAnswer): RouteAnswer =>
  async (request) => {
    await answer(request);
    throw new TypeError('The answer is lost.');
  };

/** @returns answer that waits, and its release function */
export function waiting(answer: RouteAnswer): { answer: RouteAnswer; release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: (request) => released.then(() => answer(request)), release: () => release() };
}

/** The browser reports no connection until the test ends. @returns function that reconnects */
export function goOffline(): () => void {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  dispatchEvent(new Event('offline'));
  const reconnect = () => {
    if (!Object.hasOwn(navigator, 'onLine')) return;
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  };
  onTestFinished(reconnect);
  return reconnect;
}

function matcher(route: string) {
  const [method = '', path = ''] = route.split(' ');
  const pattern = new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  return (request: { method: string; url: URL }) => {
    const found = request.method === method ? pattern.exec(request.url.pathname) : null;
    if (!found) return null;
    const parts = Object.entries(found.groups ?? {});
    return Object.fromEntries(parts.map(([name, value]) => [name, decodeURIComponent(value)]));
  };
}

type Send = typeof globalThis.fetch;

/** An `XMLHttpRequest` over `fetch`: an answer of JSON, without progress. */
const requestOver = (send: Send) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #leaving = new AbortController();
    #target: [method: string, url: string] = ['GET', ''];
    #answered = new Headers();
    status = 0;
    response: unknown = null;
    open(...target: [method: string, url: string]) {
      this.#target = target;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader = (name: string) => this.#answered.get(name);
    abort() {
      this.#leaving.abort();
    }
    async send(body: Blob) {
      const [method, url] = this.#target;
      try {
        const request = { method, headers: this.#headers, body, signal: this.#leaving.signal };
        const answer = await send(url, request);
        this.response = await answer.json().catch(() => null);
        this.#answered = answer.headers;
        this.status = answer.status;
      } catch {
        this.status = 0;
      }
      this.dispatchEvent(new Event('loadend'));
    }
  };

const streams = new Set<EventTarget>();
const unsent: MessageEvent[] = [];

/** An open stream whose events a test sends. */
class Stream extends EventTarget {
  readonly readyState = 1;
  constructor() {
    super();
    streams.add(this);
    const missed = unsent.splice(0);
    setTimeout(() => {
      for (const event of missed) this.dispatchEvent(event);
    });
  }
  close() {
    streams.delete(this);
  }
}

const jsonOf = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
};

const cancelled = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    const leave = () => reject(signal?.reason);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });

/** Answers `fetch`, uploads and event streams until the test ends; other requests stay unreachable. */
export function openService(routes: Routes): TestService {
  const { fetch: former, XMLHttpRequest: formerRequest, EventSource: formerSource } = globalThis;
  const tables: Routes[] = [routes];
  const sent: ServiceRequest[] = [];

  const find = (method: string, url: URL) => {
    for (const table of tables.toReversed())
      for (const [route, answer] of Object.entries(table).toReversed()) {
        const parts = matcher(route)({ method, url });
        if (parts) return { answer, parts };
      }
    return null;
  };
  const service: TestService = {
    isDown: false,
    answer(added) {
      tables.push(added);
      return () => void tables.splice(tables.indexOf(added), 1);
    },
    requests: (route) => sent.filter((request) => matcher(route)(request)),
    notify(type, data) {
      const event = new MessageEvent(type, { data: JSON.stringify(data) });
      if (streams.size === 0) unsent.push(event);
      for (const stream of [...streams]) stream.dispatchEvent(event);
    },
  };
  const send: Send = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const method = init?.method ?? 'GET';
    const found = find(method, url);
    if (!found) return former(input, init);
    const file = init?.body instanceof File ? init.body : null;
    const request = { method, url, parts: found.parts, json: jsonOf(init?.body), file };
    sent.push(request);
    if (service.isDown) throw new TypeError('The service is unreachable.');
    const answer = await Promise.race([Promise.resolve(request).then(found.answer), cancelled(init?.signal)]);
    return answer instanceof Response ? answer : Response.json(answer ?? null);
  };
  Object.assign(globalThis, { fetch: send, XMLHttpRequest: requestOver(send), EventSource: Stream });
  onTestFinished(() => {
    unsent.length = 0;
    Object.assign(globalThis, { fetch: former, XMLHttpRequest: formerRequest, EventSource: formerSource });
  });
  return service;
}
