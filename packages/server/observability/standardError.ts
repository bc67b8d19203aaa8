import { fstatSync, write } from 'node:fs';

/** Writes bytes, as many as it can, and calls back with their number, or with what is in the way. */
export type Put = (bytes: Uint8Array, done: (error: Error | null, written: number) => void) => void;

const DESCRIPTOR = 2;

const toFile: Put = (bytes, done) => write(DESCRIPTOR, bytes, (error, written) => done(error, written));

/** Node's own, of a stream on a pipe or a socket; absent where it was given none. */
interface Handle {
  setBlocking(isBlocking: boolean): void;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'setBlocking' in value;

/**
 * A write to a pipe that nobody reads would wait in a thread, which keeps the process from ending. Node's own stream
 * waits for the pipe instead, and survives an error with the descriptor open: closed, its number would go to the next
 * file, and the log into that.
 */
function toPipe(): Put {
  const stream = process.stderr;
  const handle = '_handle' in stream ? stream._handle : null;
  // Each write is told of its own error.
  stream.on('error', () => {});
  return (bytes, done) => {
    // Each process that is given the same pipe for an output may have it wait, and Node does so at every start.
    if (isHandle(handle)) handle.setBlocking(false);
    stream.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length));
  };
}

/** Writes to standard error, whatever that is, without holding the service up. */
export function standardError(): Put {
  const found = fstatSync(DESCRIPTOR);
  return found.isFIFO() || found.isSocket() ? toPipe() : toFile;
}
