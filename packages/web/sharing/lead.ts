const isInFront = () => document.visibilityState === 'visible';

/** Runs a task in the tab last in front; without Web Locks, in every tab. @returns stop function */
export function lead(name: string, run: () => () => void): () => void {
  const { locks } = navigator;
  if (!locks) return run();
  let stop: (() => void) | null = null;
  let release = () => {};
  let isEnded = false;
  let queue = new AbortController();
  const request = (steals: boolean) => {
    queue.abort();
    queue = new AbortController();
    const options = steals ? { steal: true } : { signal: queue.signal };
    const follow = () => {
      if (isEnded) return;
      stop = run();
      // The lock is released once this promise resolves.
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    locks.request(name, options, follow).catch((reason: unknown) => {
      // Another tab came to the front, or this tab requested the lock again.
      const isStolen = stop !== null;
      stop?.();
      stop = null;
      if (!isEnded && isStolen) request(false);
      else if (!(reason instanceof DOMException)) console.error(reason);
    });
  };
  const comeToFront = () => {
    if (isInFront() && !stop) request(true);
  };
  request(isInFront());
  const leaving = new AbortController();
  document.addEventListener('visibilitychange', comeToFront, { signal: leaving.signal });
  addEventListener('focus', comeToFront, { signal: leaving.signal });
  return () => {
    isEnded = true;
    leaving.abort();
    queue.abort();
    stop?.();
    release();
  };
}
