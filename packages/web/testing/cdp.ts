import { cdp } from 'vitest/browser';

interface Session {
  send: (method: string, values: object) => Promise<unknown>;
}

/** Command of the Chrome DevTools Protocol, whose types belong to the provider. */
export const send: Session['send'] = (method, values) => (cdp() as unknown as Session).send(method, values);
