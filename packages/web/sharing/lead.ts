/** Whether the user looks at this tab. */
const isInFront = () => document.visibilityState === 'visible';

/**
 * Runs something in one tab of the browser at a time: in the one that came to the front last, as timers of others are
 * throttled. Without locks, which need a secure address, every tab runs it.
 * @param run starts it and returns how to stop
 * @returns how to stop
 */
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
    const hold = () => {
      if (isEnded) return;
      stop = run();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    locks.request(name, options, hold).catch((reason: unknown) => {
      // Another tab came to the front, or this tab asked again.
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
