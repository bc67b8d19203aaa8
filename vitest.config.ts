import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'faults/**/*.test.ts',
    ],
    globalSetup: 'packages/server/testing/globalSetup.ts',
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
  },
});
