import type { LightDetail, Scene } from '@lumitor/domain/light/scene';
import type { ComputedLight, LightAnswer, LightMessage, LightRequest } from './lightMessages.ts';

interface Waiting {
  request: LightRequest;
  signal: AbortSignal | undefined;
  resolve: (light: ComputedLight) => void;
  reject: (reason: unknown) => void;
}

/** One worker, which does one request after the other. What is cancelled before its turn is never computed. */
function startWorker() {
  const worker = new Worker(new URL('./lightWorker.ts', import.meta.url), { type: 'module' });
  const waiting: Waiting[] = [];
  let now: Waiting | null = null;
  let sent: Scene['articles'] | null = null;
  let count = 0;

  const next = () => {
    now = waiting.shift() ?? null;
    if (!now) return;
    if (now.signal?.aborted) return next();
    const { scene, ...rest } = now.request;
    const { articles, ...bare } = scene;
    const message: LightMessage = {
      ...rest,
      id: ++count,
      scene: bare,
      ...(articles !== sent && { articles }),
    };
    sent = articles;
    worker.postMessage(message);
  };
  const fail = (reason: Error) => {
    now?.reject(reason);
    next();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<LightAnswer>) => {
    if ('error' in data) return fail(new Error(data.error));
    now?.resolve(data);
    next();
  });
  // Its code could not be loaded: another attempt needs another worker.
  worker.addEventListener('error', () => {
    workers.clear();
    for (const one of [...(now ? [now] : []), ...waiting]) one.reject(new Error('The worker did not start'));
  });

  return (one: Waiting) => {
    waiting.push(one);
    if (!now) next();
  };
}

/** What is quick has a worker of its own, so that it never waits for what takes long. */
const workers = new Map<'quick' | 'full', ReturnType<typeof startWorker>>();

function workerFor(detail: LightDetail) {
  const kind = detail === 'full' ? 'full' : 'quick';
  const worker = workers.get(kind) ?? startWorker();
  workers.set(kind, worker);
  return worker;
}

/**
 * Light on surfaces, computed apart from the page (D49 to D51).
 * @param signal cancels it: the promise is rejected with the signal's reason at once, and never fulfilled after
 */
export function computeLight(request: LightRequest, signal?: AbortSignal): Promise<ComputedLight> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    workerFor(request.detail)({ request, signal, resolve, reject });
  });
}
