import { type ChildProcess, fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';
import type { Bytes } from '@lumitor/domain/units';

export interface Worker {
  events: EventEmitter;
  send(request: object): void;
  /** A referenced worker keeps the service alive. */
  reference(isReferenced: boolean): void;
  end(): void;
}

// A built service is one folder of JavaScript.
const ENDING = extname(import.meta.filename);
const IS_BUILT = ENDING === '.js';

export function startProcess(program: string, maxMemory: Bytes): Worker {
  const child: ChildProcess = fork(program + ENDING, [String(maxMemory)], {
    serialization: 'advanced',
    // An exploited parser finds no address or password in the environment.
    env: { TZ: process.env.TZ },
    execArgv: IS_BUILT ? [] : ['--import', 'tsx'],
    // Output of libraries stays out of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    events: child,
    // A process that failed to start has no channel.
    send: (request) => child.send?.(request),
    reference(isReferenced) {
      const [process, channel] = [child, child.channel];
      if (isReferenced) channel?.ref();
      else {
        process.unref();
        channel?.unref();
      }
    },
    end: () => child.kill('SIGKILL'),
  };
}

/** Threads take no loader from the command line. */
const loaded = (url: string) =>
  `import('tsx/esm/api').then(({ register }) => register() && import(${JSON.stringify(url)}))`;

export function startThread(program: string, maxMemory: Bytes): Worker {
  const { href } = pathToFileURL(program + ENDING);
  const thread = new Thread(IS_BUILT ? new URL(href) : loaded(href), {
    eval: !IS_BUILT,
    env: { TZ: process.env.TZ },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxMemory / 2 ** 20 },
    stdout: true,
    stderr: true,
  });
  return {
    events: thread,
    send: (request) => thread.postMessage(request),
    reference: (isReferenced) => (isReferenced ? thread.ref() : thread.unref()),
    end: () => void thread.terminate(),
  };
}
