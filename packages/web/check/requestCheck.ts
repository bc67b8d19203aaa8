import type { Finding } from '@lumitor/domain/check/finding';
import type { Fix } from '@lumitor/domain/check/fixes';
import type { CheckAnswer, Checked, CheckMessage } from './checkMessages.ts';

type Message = CheckMessage extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

interface Waiting {
  resolve: (answer: CheckAnswer) => void;
  reject: (reason: Error) => void;
}

let worker: Worker | null = null;
/** Catalogue that the worker has: large, so it is sent only if changed. */
let sent: Checked['catalogue'] | null = null;
let count = 0;
const waiting = new Map<number, Waiting>();

function startedWorker(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  // The worker's code failed to load; a retry needs a new worker.
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker of the check did not start'));
    waiting.clear();
    [worker, sent] = [null, null];
  });
  worker = started;
  return started;
}

function send(message: Message): Promise<CheckAnswer> {
  return new Promise((resolve, reject) => {
    const id = ++count;
    waiting.set(id, { resolve, reject });
    startedWorker().postMessage({ ...message, id });
  });
}

/** @throws if the check failed (D57) */
export async function requestFindings({ catalogue, ...checked }: Checked): Promise<Finding[]> {
  const request = send({ checked, ...(catalogue !== sent && { catalogue }) });
  sent = catalogue;
  const answer = await request;
  if ('findings' in answer) return answer.findings;
  throw new Error('error' in answer ? answer.error : 'No findings');
}

export async function requestFixes(key: string): Promise<Fix[]> {
  const answer = await send({ fixesOf: key });
  if ('fixes' in answer) return answer.fixes;
  throw new Error('error' in answer ? answer.error : 'No fixes');
}
