import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interFont } from './build/interFont.ts';
import { pages } from './build/pages.ts';
import { plainImports } from './build/plainImports.ts';

const root = dirname(fileURLToPath(import.meta.url));
const dataService = process.env.DATA_SERVICE_URL ?? 'http://localhost:3000';

/** What the first screen and others share: the domain, the visitor's state, the design system, the libraries. */
const SHARED =
  /web\/(translation|data\/exchangeRate|configurator\/(canvas\/projection|store\/(?!anew|arrangement|browserStorage|choosing|editWords|followCheck|formerState|installation|islands|keepFormer|lengths|lightCentre|offered|pieces|powerDialog|room|storedState|wiring|wording))|ui\/(?!Dialog|Checkbox|NewTabLink|Select))|domain\/(catalogue\/(article|field|image|line|partTable|snapshot)\.|layout\/(?!contact|following|frameStep|kept|premadeSize|problems)|lists\/partRow\.|plan\/(?!replay|roomEdits|storedPlan)|drawing\/axisPath|quote\/(?!fit|offered|power|quote\.)|translation\/(?!merge)|units)/;

const fileOf = new Map<string, string>();

/** Of a class: the pages name some hundreds, and the first price waits for them. */
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
  plugins: [react(), interFont(root), pages(), plainImports()],
  // The router brings a stand-in for what React has had since 18, the editor of rich texts an older core beside the one
  // that its extensions are made for.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    dedupe: ['@tiptap/core', '@tiptap/pm'],
  },
  css: { modules: { generateScopedName: shortName } },
  server: { proxy: { '/api': dataService, '/files': dataService } },
  build: {
    assetsInlineLimit: 0,
    // pdfmake, which is loaded only when a PDF is made.
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The page names what its first chunk needs; lists for later chunks would weigh more than they gain.
      resolveDependencies: (_file, deps, { hostType }) => (hostType === 'html' ? deps : []),
    },
    // One sheet for all screens: 8 kB, and nothing is shown undressed.
    cssCodeSplit: false,
    // Those that have light-dark() of their own: rewritten, a dark part of a light page would stay light.
    rolldownOptions: {
      output: {
        // A dozen small files for what every screen shares would compress apart; as one they are 2 kB less.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: SHARED }] },
      },
    },
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
