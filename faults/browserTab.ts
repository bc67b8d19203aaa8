import { newAddress } from './ask.ts';
import { CLIENT_HEADER } from './instance.ts';

const own = new EventTarget();
const kept = new Map<string, string>();
const browser = { onLine: true };

/** Fakes the browser APIs that the tested page code uses. */
export function becomeBrowser(
  url: string,
  hears: (asked: RequestInit, answer: Response) => Promise<void>,
): void {
  const { fetch: ask, EventSource: Source } = globalThis;
  const globals = {
    navigator: browser,
    document: { hidden: false, addEventListener: () => {} },
    addEventListener: own.addEventListener.bind(own),
    removeEventListener: own.removeEventListener.bind(own),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    EventSource: class extends Source {
      constructor(path: string) {
        super(url + path);
      }
    },
    async fetch(path: string, options: RequestInit = {}) {
      const headers = { ...options.headers, [CLIENT_HEADER]: newAddress() };
      const answer = await ask(url + path, { ...options, headers });
      await hears(options, answer.clone());
      return answer;
    },
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Switches the network on or off. */
export function goOnline(isOnline = true): void {
  browser.onLine = isOnline;
  if (isOnline) own.dispatchEvent(new Event('online'));
}
