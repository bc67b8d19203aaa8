import { PREFIX } from './kept.ts';

/** Of the worker's own file. */
export const WORKER = '/sw.js';

export async function removeCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.delete(name)));
}

/**
 * Has the worker go, with all that it keeps, where the service has no worker any more: it is of a version before, or has been
 * told to have none. Without an answer it stays.
 */
export async function leaveIfWithdrawn(): Promise<void> {
  const answer = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer || answer.status >= 500) return;
  const isScript = answer.ok && answer.headers.get('content-type')?.includes('javascript');
  if (isScript) return;
  await registration.unregister();
  await removeCaches();
}
