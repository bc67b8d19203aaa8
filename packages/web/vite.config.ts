import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { interFont } from './build/interFont.ts';

const root = dirname(fileURLToPath(import.meta.url));
const dataService = process.env.DATA_SERVICE_URL ?? 'http://localhost:3000';

export default defineConfig({
  root,
  plugins: [react(), interFont(root)],
  server: { proxy: { '/api': dataService, '/files': dataService } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
