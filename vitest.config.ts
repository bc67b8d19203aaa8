import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = 'faults/soak.test.ts';

/** The longest one waits more than it works: it begins first, and all others run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const MEMORY = '/dev/shm';
/** Bytes: several times what the tests take. */
const ROOM = 4e9;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

// A database waits for its disk whenever something is stored, and what a test stores need not outlive a loss of power.
if (hasRoom(MEMORY)) process.env.TMPDIR ??= MEMORY;

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'faults/**/*.test.ts',
    ],
    setupFiles: ['scripts/tests/seed.ts'],
    globalSetup: ['packages/server/testing/globalSetup.ts', 'scripts/tests/builtService.ts'],
    // Component tests run in a browser: vitest.browser.config.ts.
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
    environment: 'node',
    // In the same order each time, whatever ran before: files share the modules of their worker.
    cache: false,
    // Room on a machine that has other work; nothing waits for them to pass.
    // Who asks for more runs waits for them.
    testTimeout: process.env.LUMITOR_RUNS ? 0 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Loading the modules anew for each file took a fifth of the time. No test replaces a module, and what one puts
    // into a global it takes out again.
    isolate: false,
    // Many wait for servers and child processes: one more at a time than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
