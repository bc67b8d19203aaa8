import { PREFIX } from '../data/cacheNames.ts';

export const WORKER = '/sw.js';

export async function removeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}

/** Removes worker and caches if the service has no worker any more; without an answer both stay. */
export async function leaveIfWithdrawn(): Promise<void> {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer || answer.status >= 500) return;
  const isScript = answer.ok && answer.headers.get('content-type')?.includes('javascript');
  if (isScript) return;
  await registration.unregister();
  await removeCaches();
}
