import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Chunks reachable only from the administration are not stored (D72). */
const ADMINISTRATORS = /\/web\/(?:admin|login)\/|\/web\/app\/(?:SignedIn|TextsMode)\.tsx$/;
const PAGES = ['index.html', 'page.html'];
const FIRST_CHUNKS = /^assets\/(?:first|drawing)-/;

type File =
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'code' | 'imports' | 'moduleIds'>;

const textOf = (file: File): string => {
  if (file.type === 'chunk') return file.code;
  return /\.(?:html|css|m?js)$/.test(file.fileName) ? file.source.toString() : '';
};

const isAdministrators = (file: File) =>
  file.type === 'chunk' && file.moduleIds.some((id) => ADMINISTRATORS.test(id));

const FILE_NAME = /[\w.-]+\.(?:m?js|css|woff2|ttf|svg|png|webp)\b/g;

/** Names in the text of a file lead to other files. */
function reached(from: readonly File[], leadsTo: (file: File) => readonly File[]): Set<File> {
  const found = new Set(from);
  for (const file of found) for (const next of leadsTo(file)) if (!isAdministrators(next)) found.add(next);
  return found;
}

export function visitorsFiles(bundle: Readonly<Record<string, File>>) {
  const files = Object.values(bundle);
  const byName = new Map(files.map((file) => [file.fileName.replace(/^.*\//, ''), file]));
  const named = (file: File) =>
    [...textOf(file).matchAll(FILE_NAME)].flatMap(([name]) => byName.get(name) ?? []);
  const statically = (file: File) =>
    file.type === 'chunk' ? file.imports.flatMap((name) => bundle[name] ?? []) : named(file);
  const pages = files.filter(({ fileName }) => PAGES.includes(fileName));
  const starts = files.filter(({ fileName }) => FIRST_CHUNKS.test(fileName));
  const first = reached([...pages, ...starts], statically);
  const later = [...reached(pages, named)].filter((file) => !first.has(file));
  return { first: [...first], later };
}

const revisionOf = (file: File) =>
  PAGES.includes(file.fileName) ? createHash('sha256').update(textOf(file)).digest('hex').slice(0, 16) : null;

/** `sw.js` names the stored files: different files make a different worker. */
export function offlineWorker(root: string): Plugin {
  return {
    name: 'lumitor-offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { first, later } = visitorsFiles(bundle);
        const output = await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'warn',
          define: {
            FIRST_FILES: JSON.stringify(
              first.map((file) => ({ url: `/${file.fileName}`, revision: revisionOf(file) })),
            ),
            LATER_FILES: JSON.stringify(later.map(({ fileName }) => `/${fileName}`)),
          },
          build: {
            write: false,
            rolldownOptions: {
              input: join(root, 'offline/worker.ts'),
              // Not every browser supports module workers here.
              output: { format: 'iife' },
            },
          },
        });
        const [made] = 'output' in output ? output.output : [];
        if (made?.type !== 'chunk')
          throw new Error('The offline worker was not built. See the errors above.');
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: made.code });
      },
    },
  };
}
