import { type ChildProcess, fork } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';

/** A process or a thread that does one piece of work at a time. */
export interface Worker {
  /** Tells of `message` (the answer), `error` and `exit`. */
  events: EventEmitter;
  ask(asked: object): void;
  /** Whether the service stays up for it. */
  hold(isHeld: boolean): void;
  /** Ends it by force, whatever it is at. */
  end(): void;
}

// Built, the service lies in one folder as JavaScript.
const ENDING = extname(import.meta.filename);
const IS_BUILT = ENDING === '.js';

/** @param maxMemory in bytes */
export function startProcess(program: string, maxMemory: number): Worker {
  const child: ChildProcess = fork(program + ENDING, [String(maxMemory)], {
    serialization: 'advanced',
    // Whoever got into it through what it reads would find no address and no password there.
    env: { TZ: process.env.TZ },
    execArgv: IS_BUILT ? [] : ['--import', 'tsx'],
    // What its libraries say is no line of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return {
    events: child,
    // One that could not be started has no channel; its error says why.
    ask: (asked) => child.send?.(asked),
    hold(isHeld) {
      const [process, channel] = [child, child.channel];
      if (isHeld) channel?.ref();
      else {
        process.unref();
        channel?.unref();
      }
    },
    end: () => child.kill('SIGKILL'),
  };
}

/** A thread takes no loader from its command line. */
const loaded = (url: string) =>
  `import('tsx/esm/api').then(({ register }) => register() && import(${JSON.stringify(url)}))`;

/** @param maxMemory in bytes, of its heap */
export function startThread(program: string, maxMemory: number): Worker {
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
    ask: (asked) => thread.postMessage(asked),
    hold: (isHeld) => (isHeld ? thread.ref() : thread.unref()),
    end: () => void thread.terminate(),
  };
}
