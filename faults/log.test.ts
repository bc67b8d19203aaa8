import { describe, expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { canMount } from '../packages/server/testing/mountedDisk.ts';
import { breakLogs } from './log.ts';

const elsewhere = canMount() ? '' : ' (skipped: only root on Linux can mount a small disk)';

describe('a service that cannot log', { timeout: 60_000 }, () => {
  it.each(['stalled pipe', 'closed pipe'] as const)(
    'answers, counts dropped lines, logs again and stops cleanly: %s',
    async (name) => {
      expect((await breakLogs([name], 500)).filter((each) => !isMet(each))).toEqual([]);
    },
  );

  it.skipIf(elsewhere)(
    `answers, counts dropped lines, logs again and stops cleanly: full disk${elsewhere}`,
    async () => {
      expect((await breakLogs(['full disk'], 500)).filter((each) => !isMet(each))).toEqual([]);
    },
  );
});
