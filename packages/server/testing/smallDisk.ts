import { onTestFinished } from 'vitest';
import { type MountedDisk, mountDisk } from './mountedDisk.ts';

export function smallDisk(): MountedDisk {
  const disk = mountDisk(256);
  if (!disk) throw new Error('A disk cannot be mounted here: skip the test where canMount() says no.');
  onTestFinished(disk.unmount);
  return disk;
}
