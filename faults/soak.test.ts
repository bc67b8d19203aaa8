import { expect, it } from 'vitest';
import { isMet } from '../bench/measured.ts';
import { embedded } from './engines.ts';
import { soak } from './soak.ts';

const elsewhere = process.platform === 'linux' ? '' : ' (skipped: only Linux tells what a process takes)';

it.skipIf(elsewhere)(
  `memory and handles of a service do not grow in two minutes of use${elsewhere}`,
  async () => {
    const load = { duration: 120_000, visitors: 4, pause: 1_000 };
    expect((await soak('', embedded, load, 30)).filter((each) => !isMet(each))).toEqual([]);
  },
  180_000,
);
