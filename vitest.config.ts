import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = 'faults/soak.test.ts';

/** The longest file waits most of the time, so it starts first. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const MEMORY = '/dev/shm';
/** Several times the need of the tests. */
const ROOM = 4e9;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}

// Test data need not survive a power loss, and disk writes are slow.
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
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
    environment: 'node',
    // Same order in each run: files share the modules of their worker.
    cache: false,
    // Time for a busy machine; additional runs have no limit.
    testTimeout: process.env.LUMITOR_RUNS ? 0 : 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Loading modules for each file took a fifth of the time. Tests restore globals.
    isolate: false,
    // Many tests wait for servers and child processes.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
  },
});
