import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { canMountDisk, fillDisk } from './disk.ts';

const elsewhere = canMountDisk() ? '' : ' (skipped: only root on Linux can mount a small disk)';

it.skipIf(elsewhere)(
  `a service whose disk is full says so, and goes on once there is room${elsewhere}`,
  async () => {
    expect((await fillDisk(500)).filter((each) => !isMet(each))).toEqual([]);
  },
  60_000,
);
