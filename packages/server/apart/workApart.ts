import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { isNativeError } from 'node:util/types';

export interface Limits {
  /** In milliseconds, of one piece of work. */
  patience?: number;
  /** In bytes, of the process. */
  maxMemory?: number;
}

interface Work extends Limits {
  /** Path of the program that does it with `answerAsked`, without its ending. */
  program: string;
  /** What is thrown where it takes too long, or the process is gone. */
  tooMuch(): Error;
}

/** In milliseconds: then the process ends, and what it has taken is free again. */
const IDLE = 60_000;

function startProcess(program: string, maxMemory: number): ChildProcess {
  // Built, the service lies in one folder as JavaScript.
  const ending = extname(import.meta.filename);
  return fork(program + ending, [String(maxMemory)], {
    serialization: 'advanced',
    // Whoever got into it through what it reads would find no address and no password there.
    env: { TZ: process.env.TZ },
    execArgv: ending === '.ts' ? ['--import', 'tsx'] : [],
    // What its libraries say is no line of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/**
 * Has work done in a process apart, one piece after the other: some takes all the time and memory there is, nothing
 * but the end of a process stops that, and the service goes on meanwhile.
 */
export function workApart<Asked, Answer>(work: Work): (asked: Asked) => Promise<Answer> {
  const { program, tooMuch, patience = 20_000, maxMemory = 1.5e9 } = work;
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  /** The answer of the process, or what is thrown once it takes too long or is gone. */
  const answerOf = (used: ChildProcess, asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        used.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
        settle();
      };
      const timer = setTimeout(() => used.kill('SIGKILL'), patience);
      used.once('message', (answer) =>
        end(() => (isNativeError(answer) ? reject(answer) : resolve(answer as Answer))),
      );
      used.once('exit', () => end(() => reject(tooMuch())));
      used.once('error', (error) => end(() => reject(error)));
      // One that could not be started has no channel; its error says why.
      used.send?.(asked as object);
    });

  async function ask(asked: Asked): Promise<Answer> {
    clearTimeout(idle);
    child ??= startProcess(program, maxMemory);
    const used = child;
    used.channel?.ref();
    try {
      const answer = await answerOf(used, asked);
      // An idle process keeps nobody from ending.
      used.unref();
      used.channel?.unref();
      idle = setTimeout(() => {
        used.kill();
        if (child === used) child = null;
      }, IDLE).unref();
      return answer;
    } catch (error) {
      used.kill('SIGKILL');
      child = null;
      throw error;
    }
  }

  return (asked) => {
    const answered = last.then(() => ask(asked));
    last = answered.catch(() => {});
    return answered;
  };
}
