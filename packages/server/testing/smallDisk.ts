import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const SIZE = 'size=256k';

/** @returns whether the command did it */
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

interface SmallDisk {
  folder: string;
  /** Takes writing away, or gives it back. */
  setReadOnly(isReadOnly: boolean): void;
}

function makeDisk(): (SmallDisk & { end(): void }) | null {
  const folder = mkdtempSync(join(tmpdir(), 'lumitor-disk-'));
  const isMounted = process.platform === 'linux' && run('mount', '-t', 'tmpfs', '-o', SIZE, 'tmpfs', folder);
  const end = () => {
    if (isMounted) run('umount', '-l', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isMounted) end();
  const setReadOnly = (isReadOnly: boolean) => {
    run('mount', '-o', `remount,${SIZE},${isReadOnly ? 'ro' : 'rw'}`, folder);
  };
  return isMounted ? { folder, setReadOnly, end } : null;
}

/** Whether this user may mount disks: root on Linux, outside of most containers. */
export function canMount(): boolean {
  const disk = makeDisk();
  disk?.end();
  return disk !== null;
}

/** A disk of 256 kB of its own, gone when the test ends. */
export function smallDisk(): SmallDisk {
  const disk = makeDisk();
  if (!disk) throw new Error('A disk cannot be mounted here: skip the test where canMount() says no.');
  onTestFinished(disk.end);
  return disk;
}
