import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { canMount } from '../packages/server/testing/mountedDisk.ts';
import { fillDisk } from './disk.ts';

const elsewhere = canMount() ? '' : ' (skipped: only root on Linux can mount a small disk)';

it.skipIf(elsewhere)(
  `a service reports a full disk, and continues once there is room${elsewhere}`,
  async () => {
    expect((await fillDisk(500)).filter((each) => !isMet(each))).toEqual([]);
  },
  60_000,
);
