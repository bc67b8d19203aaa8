import { CLIENT_HEADER } from './instance.ts';
import { newAddress } from './send.ts';

const own = new EventTarget();
const stored = new Map<string, string>();
const browser = { onLine: true };

export function becomeBrowser(
  url: string,
  hears: (requested: RequestInit, answer: Response) => Promise<void>,
): void {
  const { fetch: send, EventSource: Source } = globalThis;
  const globals = {
    navigator: browser,
    document: { hidden: false, addEventListener: () => {} },
    addEventListener: own.addEventListener.bind(own),
    removeEventListener: own.removeEventListener.bind(own),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    EventSource: class extends Source {
      constructor(path: string) {
        super(url + path);
      }
    },
    async fetch(path: string, options: RequestInit = {}) {
      const headers = { ...options.headers, [CLIENT_HEADER]: newAddress() };
      const answer = await send(url + path, { ...options, headers });
      await hears(options, answer.clone());
      return answer;
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

export function goOnline(isOnline = true): void {
  browser.onLine = isOnline;
  if (isOnline) own.dispatchEvent(new Event('online'));
}
