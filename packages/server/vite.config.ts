import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

/** Passkey libraries take 20 MB of memory, and few requests need them. */
const PASSKEYS = {
  module: '@simplewebauthn/server',
  late: '\0late-passkeys',
  functions: ['Registration', 'Authentication'].flatMap((act) => [
    `generate${act}Options`,
    `verify${act}Response`,
  ]),
};

export default defineConfig({
  plugins: [
    {
      name: 'passkeys-when-used',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id === PASSKEYS.module && importer !== PASSKEYS.late ? PASSKEYS.late : null,
      load: (id) =>
        id === PASSKEYS.late
          ? PASSKEYS.functions
              .map(
                (name) =>
                  `export const ${name} = async (...given) => (await import('${PASSKEYS.module}')).${name}(...given);`,
              )
              .join('\n')
          : null,
    },
    {
      name: 'files-beside',
      async writeBundle({ dir }) {
        for (const folder of ['demo/catalogue', '../domain/pdf/fonts'])
          await cp(folder, `${dir}/${basename(folder)}`, { recursive: true });
      },
    },
    {
      name: 'ascii-alone',
      // One letter beyond Latin-1 doubles the memory of the whole source.
      renderChunk: (code) => ({
        code: code.replace(
          /[\u0080-\uffff]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
        map: null,
      }),
    },
  ],
  // Starting one file takes two thirds of the time and a fifth less memory.
  ssr: { noExternal: true, external: ['libsql', 'pdfmake', 'pino', 'sanitize-html', 'sharp'] },
  build: {
    ssr: true,
    outDir: 'dist',
    // The service finds the files of its processes in one folder.
    assetsDir: '',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: [
        'main.ts',
        'admin.ts',
        'data.ts',
        'compute/computeThread.ts',
        'files/pictureProcess.ts',
        'orders/orderThread.ts',
        'pdf/pdfProcess.ts',
        'sharing/sharedThread.ts',
      ],
    },
  },
});
