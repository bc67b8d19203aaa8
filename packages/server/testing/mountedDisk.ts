import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

export interface MountedDisk {
  folder: string;
  setReadOnly(isReadOnly: boolean): void;
  unmount(): void;
}

/** Null if this user may not mount disks. */
export function mountDisk(kilobytes: number): MountedDisk | null {
  const size = `size=${kilobytes}k`;
  const folder = mkdtempSync(join(tmpdir(), 'lumitor-disk-'));
  const isMounted = process.platform === 'linux' && run('mount', '-t', 'tmpfs', '-o', size, 'tmpfs', folder);
  const unmount = () => {
    if (isMounted) run('umount', '-l', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isMounted) unmount();
  const setReadOnly = (isReadOnly: boolean) => {
    run('mount', '-o', `remount,${size},${isReadOnly ? 'ro' : 'rw'}`, folder);
  };
  return isMounted ? { folder, setReadOnly, unmount } : null;
}

/** Requires root on Linux, outside most containers. */
export function canMount(): boolean {
  const disk = mountDisk(100);
  disk?.unmount();
  return disk !== null;
}
