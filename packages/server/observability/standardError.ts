import { fstatSync, write } from 'node:fs';

export type Put = (bytes: Uint8Array, done: (error: Error | null, written: number) => void) => void;

const DESCRIPTOR = 2;

const toFile: Put = (bytes, done) => write(DESCRIPTOR, bytes, (error, written) => done(error, written));

interface Handle {
  setBlocking(isBlocking: boolean): void;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'setBlocking' in value;

/** A blocked write prevents the exit; a closed descriptor's number would be reused. */
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

/** Never blocks the service. */
export function standardError(): Put {
  const found = fstatSync(DESCRIPTOR);
  return found.isFIFO() || found.isSocket() ? toPipe() : toFile;
}
