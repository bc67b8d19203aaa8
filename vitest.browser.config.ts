import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { interFont } from './packages/web/build/interFont.ts';
import { CHROMIUM_ARGS, findInstalledChromium } from './scripts/setup/chromium.mjs';
import { findViolations } from './scripts/tests/axe.ts';

// Development builds of React and Emotion take three times the processor time.
process.env.NODE_ENV = 'production';

export default defineConfig({
  mode: 'production',
  plugins: [interFont(join(import.meta.dirname, 'packages/web'))],
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    dedupe: ['react', 'react-dom', '@tiptap/core', '@tiptap/pm'],
  },
  // A page has no environment variables.
  define: { 'process.env.LUMITOR_RUNS': JSON.stringify(process.env.LUMITOR_RUNS ?? '') },
  // A dependency found during tests would reload their page.
  optimizeDeps: {
    entries: ['packages/web/**/*.browser.test.tsx', 'packages/web/testing/*.{ts,tsx}'],
    // Only workers import them.
    include: ['pdfmake/build/pdfmake.min.js', 'pdfjs-dist/build/pdf.worker.min.mjs'],
  },
  // Each test file loads the modules again; none changes during a run.
  server: { headers: process.argv.includes('run') ? { 'Cache-Control': 'max-age=3600' } : {} },
  test: {
    include: ['packages/web/**/*.browser.test.tsx'],
    setupFiles: ['scripts/tests/seed.ts', 'packages/web/testing/page.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Each worker has a browser context with its own storage.
    maxWorkers: 2,
    // Time for a busy machine.
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { findViolations },
      provider: playwright({
        actionTimeout: 30_000,
        launchOptions: { executablePath: findInstalledChromium(), args: CHROMIUM_ARGS },
        contextOptions: { locale: 'pl-PL', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
});
