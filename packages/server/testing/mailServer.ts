import { onTestFinished } from 'vitest';
import { type Behaviour, openMailServer } from './openMailServer.ts';

export async function mailServer(behaviour: Behaviour = {}) {
  const { close, ...server } = await openMailServer(behaviour);
  onTestFinished(close);
  return server;
}
