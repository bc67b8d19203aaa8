import { fstatSync, write } from 'node:fs';

/** Writes as many bytes as possible, and calls back with their number, or with the error. */
export type Put = (bytes: Uint8Array, done: (error: Error | null, written: number) => void) => void;

const DESCRIPTOR = 2;

const toFile: Put = (bytes, done) => write(DESCRIPTOR, bytes, (error, written) => done(error, written));

/** Node's internal handle of a pipe or socket stream, if any. */
interface Handle {
  setBlocking(isBlocking: boolean): void;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'setBlocking' in value;

/**
 * A blocked write to a pipe would occupy a thread and prevent the exit. Node's stream waits for the pipe instead, and
 * keeps the descriptor open after an error. If closed, its number would be reused by the next file, and the log written
 * there.
 */
function toPipe(): Put {
  const stream = process.stderr;
  const handle = '_handle' in stream ? stream._handle : null;
  // Each write receives its own error.
  stream.on('error', () => {});
  return (bytes, done) => {
    // A process that shares the pipe may make it blocking, as Node does at every start.
    if (isHandle(handle)) handle.setBlocking(false);
    stream.write(bytes, (error) => done(error ?? null, error ? 0 : bytes.length));
  };
}

/** Writes to standard error of any kind without blocking the service. */
export function standardError(): Put {
  const found = fstatSync(DESCRIPTOR);
  return found.isFIFO() || found.isSocket() ? toPipe() : toFile;
}
