import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { invalid } from '../refusal/refused.ts';
import type { PictureUse, Widths } from './picture.ts';

interface Limits {
  /** In milliseconds, of one picture. */
  patience?: number;
  /** In bytes, of the process. */
  maxMemory?: number;
}

/** What the process is sent. */
export interface AskedPicture {
  bytes: Uint8Array;
  use?: PictureUse | undefined;
}

/** In milliseconds: then the process ends, and what it has taken is free again. */
const IDLE = 60_000;

const tooMuch = () =>
  invalid('The picture takes too much time or memory to open. Send a smaller or a simpler one.');

function startProcess(maxMemory: number): ChildProcess {
  const ending = extname(import.meta.filename);
  return fork(join(import.meta.dirname, `pictureProcess${ending}`), [String(maxMemory)], {
    serialization: 'advanced',
    // Whoever got into it through a picture would find no address and no password there.
    env: {},
    execArgv: ending === '.ts' ? ['--import', 'tsx'] : [],
    // What its libraries say is no line of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The answer of the process, or a refusal once it takes too long or is gone. */
function answerOf(child: ChildProcess, asked: AskedPicture, patience: number): Promise<Widths | null> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      settle();
    };
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('message', (answer) =>
      end(() => (isNativeError(answer) ? reject(answer) : resolve(answer as Widths | null))),
    );
    child.once('exit', () => end(() => reject(tooMuch())));
    child.once('error', (error) => end(() => reject(error)));
    // One that could not be started has no channel; its error says why.
    child.send?.(asked);
  });
}

/**
 * Encodes pictures in a process apart, one after the other. Some take all the time and memory there is, whatever
 * their size, and nothing but the end of a process stops that; the service goes on meanwhile.
 */
export function pictureEncoder({ patience = 20_000, maxMemory = 1.5e9 }: Limits = {}) {
  let child: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function encode(asked: AskedPicture): Promise<Widths | null> {
    clearTimeout(idle);
    child ??= startProcess(maxMemory);
    const used = child;
    used.channel?.ref();
    try {
      const answer = await answerOf(used, asked, patience);
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

  return (bytes: Buffer, use?: PictureUse): Promise<Widths | null> => {
    const encoded = last.then(() => encode({ bytes, use }));
    last = encoded.catch(() => {});
    return encoded;
  };
}

/** A picture in its widths as `encodePicture` makes them, or a refusal of one that takes too much. */
export const encodeApart = pictureEncoder();
