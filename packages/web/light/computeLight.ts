import type { LightDetail, Scene } from '@lumitor/domain/light/scene';
import type { Ms } from '@lumitor/domain/units';
import type { ComputedLight, LightAnswer, LightMessage, LightOrder, LightRequest } from './lightMessages.ts';

interface Waiting {
  request: LightRequest;
  signal: AbortSignal | undefined;
  onProgress: ((share: number) => void) | undefined;
  resolve: (light: ComputedLight) => void;
  reject: (reason: unknown) => void;
}

/** Time limit for a worker to end a cancelled request; then it is terminated and loses its caches. */
const CANCELLING_TIMEOUT: Ms = 500;

const newWorker = (): Worker => new Worker(new URL('./lightWorker.ts', import.meta.url), { type: 'module' });

/**
 * Queue of one worker, which computes one request at a time. A cancelled request in the queue is skipped; a
 * running one is aborted, or its worker terminated after the limit. Articles contain large tables, so they
 * are sent only if changed.
 */
function startWorker(create: () => Worker) {
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let now: (Waiting & { id: number }) | null = null;
  let sent: Scene['articles'] | null = null;
  let count = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const send = (order: LightOrder) => worker?.postMessage(order);

  const next = () => {
    clearTimeout(ending);
    now?.signal?.removeEventListener('abort', cancel);
    const first = waiting.shift();
    now = first ? { ...first, id: ++count } : null;
    if (!now) return;
    if (now.signal?.aborted) return next();
    now.signal?.addEventListener('abort', cancel);
    worker ??= started();
    const { scene, ...rest } = now.request;
    const { articles, ...bare } = scene;
    const message: LightMessage = {
      ...rest,
      id: now.id,
      scene: bare,
      ...(articles !== sent && { articles }),
    };
    sent = articles;
    send(message);
  };

  const end = () => {
    worker?.terminate();
    [worker, sent] = [null, null];
  };

  const cancel = () => {
    if (!now) return;
    send({ cancelled: now.id });
    ending = setTimeout(() => {
      end();
      next();
    }, CANCELLING_TIMEOUT);
  };

  const started = (): Worker => {
    const one = create();
    one.addEventListener('message', ({ data }: MessageEvent<LightAnswer>) => {
      if (data.id !== now?.id) return;
      if ('progress' in data) {
        if (!now.signal?.aborted) now.onProgress?.(data.progress);
        return;
      }
      if ('error' in data) now.reject(new Error(data.error));
      else if (!('isCancelled' in data)) now.resolve(data);
      next();
    });
    // The worker's code failed to load; a retry needs a new worker.
    one.addEventListener('error', () => {
      end();
      const all = [...(now ? [now] : []), ...waiting.splice(0)];
      now = null;
      clearTimeout(ending);
      for (const each of all) each.reject(new Error('The worker did not start'));
    });
    return one;
  };

  return (one: Waiting) => {
    waiting.push(one);
    if (!now) next();
  };
}

/** Quick requests have a separate worker, so that they never wait for full ones. */
const workers = new Map<'quick' | 'full', ReturnType<typeof startWorker>>();

function workerFor(detail: LightDetail) {
  const kind = detail === 'full' ? 'full' : 'quick';
  const worker = workers.get(kind) ?? startWorker(newWorker);
  workers.set(kind, worker);
  return worker;
}

/** Light on surfaces, in a worker (D49 to D51). @param onProgress share from 0 to 1, full requests only */
export function computeLight(
  request: LightRequest,
  signal?: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<ComputedLight> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    workerFor(request.detail)({ request, signal, onProgress, resolve, reject });
  });
}
