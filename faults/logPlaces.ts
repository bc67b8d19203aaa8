import { type StdioOptions, spawnSync } from 'node:child_process';
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountDisk } from '../packages/server/testing/mountedDisk.ts';

const run = (command: string, args: readonly string[], stdio: StdioOptions = 'ignore') =>
  spawnSync(command, args, { stdio });

const DISK_KILOBYTES = 8_000;

export interface LogPlace {
  descriptor: number;
  /** Blocks at once, or when a pipe is full. */
  fail(): void;
  mend(): void;
  read(): string;
  remove(): void;
}

function fullDisk(): LogPlace {
  const disk = mountDisk(DISK_KILOBYTES);
  if (!disk) throw new Error('This needs to mount a small disk: run it as root on Linux.');
  const [log, ballast] = [join(disk.folder, 'log'), join(disk.folder, 'ballast')];
  const descriptor = openSync(log, 'a');
  return {
    descriptor,
    fail() {
      try {
        writeFileSync(ballast, Buffer.alloc(DISK_KILOBYTES * 1_024));
      } catch {
        // A full disk accepts a part.
      }
    },
    mend: () => rmSync(ballast),
    read: () => readFileSync(log, 'utf8'),
    remove() {
      closeSync(descriptor);
      disk.unmount();
    },
  };
}

function pipe(isClosedAtFault: boolean): LogPlace {
  const folder = mkdtempSync(join(tmpdir(), 'lumitor-log-'));
  const path = join(folder, 'pipe');
  run('mkfifo', [path]);
  const openReader = () => openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  let reader: number | null = openReader();
  const descriptor = openSync(path, constants.O_WRONLY);
  let [isRead, text] = [true, ''];
  const buffer = Buffer.alloc(65_536);
  const readOnce = (from: number): number => {
    try {
      return readSync(from, buffer);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      return 0;
    }
  };
  const closeReader = () => {
    if (reader !== null) closeSync(reader);
    reader = null;
  };
  return {
    descriptor,
    fail() {
      isRead = false;
      // A child that inherits the pipe resets its non-blocking mode.
      run('true', [], ['ignore', 'ignore', descriptor]);
      if (isClosedAtFault) closeReader();
    },
    mend() {
      isRead = true;
      reader ??= openReader();
    },
    read() {
      if (!isRead || reader === null) return text;
      for (let count = readOnce(reader); count > 0; count = readOnce(reader))
        text += buffer.toString('latin1', 0, count);
      return text;
    },
    remove() {
      closeSync(descriptor);
      closeReader();
      rmSync(folder, { recursive: true });
    },
  };
}

export const LOG_PLACES = {
  'full disk': fullDisk,
  'stalled pipe': () => pipe(false),
  'closed pipe': () => pipe(true),
} as const satisfies Record<string, () => LogPlace>;

export type LogPlaceName = keyof typeof LOG_PLACES;
