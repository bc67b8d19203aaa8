import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { administrationChunks } from './build/administrationChunks.ts';
import { drawingChunks, smallestFirstLoad, standIns } from './build/firstLoad.ts';
import { interFont } from './build/interFont.ts';
import { offlineWorker } from './build/offlineWorker.ts';
import { pages } from './build/pages.ts';
import { sheetsInChunks } from './build/sheetsInChunks.ts';
import { METHOD_PAGES } from './light/methodPages.ts';

const root = dirname(fileURLToPath(import.meta.url));
const dataService = process.env.DATA_SERVICE_URL ?? 'http://localhost:3000';

const fileOf = new Map<string, string>();

/** Short class names: the pages name some hundreds, and the first price waits for them. */
function shortName(name: string, file: string): string {
  const short = name + createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 3);
  const other = fileOf.get(short) ?? file;
  if (other !== file)
    throw new Error(`${file} and ${other} both make the class ${short}. Rename one of theirs.`);
  fileOf.set(short, file);
  return short;
}

export default defineConfig({
  root,
  plugins: [
    react(),
    interFont(root),
    pages(),
    offlineWorker(root),
    standIns(),
    smallestFirstLoad(),
    sheetsInChunks(),
  ],
  // React has the router's shim since 18; the text editor needs a single core.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    dedupe: ['@tiptap/core', '@tiptap/pm'],
  },
  css: { modules: { generateScopedName: shortName } },
  server: { proxy: { '/api': dataService, '/files': dataService } },
  build: {
    assetsInlineLimit: 0,
    // pdfmake, which loads only for PDFs.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Lists for later chunks would weigh more than they gain.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    // Browsers with light-dark(): rewritten, a dark part of a light page would stay light.
    rolldownOptions: {
      input: ['/index.html', ...Object.values(METHOD_PAGES)].map((path) => join(root, path)),
      output: {
        codeSplitting: { groups: [...drawingChunks(root), administrationChunks] },
      },
    },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
