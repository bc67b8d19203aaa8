import { expect, it } from 'vitest';
import { visitorsFiles } from './offlineWorker.ts';

const chunk = (name: string, code: string, modules: string[] = [], imports: string[] = []) => ({
  [`assets/${name}`]: {
    type: 'chunk' as const,
    fileName: `assets/${name}`,
    code,
    imports: imports.map((file) => `assets/${file}`),
    moduleIds: modules,
  },
});
const asset = (fileName: string, source: string) => ({
  [fileName]: { type: 'asset' as const, fileName, source },
});

it('a browser stores the files of the first screens at once, other visitors’ files later, and none of administrators', () => {
  const bundle = {
    ...asset('index.html', '<script src="/assets/first-1.js"></script><link href="/assets/style-1.css">'),
    ...asset('page.html', '<script src="/assets/first-1.js"></script>'),
    ...asset('how-light-is-computed.html', ''),
    ...chunk(
      'first-1.js',
      'import "./runtime-1.js"; import("./View3d-1.js"); import("./AdminArea-1.js")',
      ['/web/app/main.tsx'],
      ['runtime-1.js'],
    ),
    ...chunk('runtime-1.js', ''),
    ...chunk('drawing-1.js', 'import "./first-1.js"', ['/web/configurator/a.ts'], ['first-1.js']),
    ...chunk('View3d-1.js', 'new Worker("/assets/lightWorker-1.js")', ['/web/view3d/a.ts']),
    ...asset('assets/lightWorker-1.js', 'import("./tables-1.js")'),
    ...asset('assets/tables-1.js', ''),
    ...asset('assets/style-1.css', 'url(/assets/inter-1.woff2)'),
    ...asset('assets/inter-1.woff2', ''),
    ...chunk(
      'AdminArea-1.js',
      'import "./grid-1.js"; import "./View3d-1.js"',
      ['/web/admin/AdminArea.tsx'],
      ['grid-1.js'],
    ),
    ...chunk('grid-1.js', '', ['/node_modules/grid/a.js']),
  };
  const { first, later } = visitorsFiles(bundle);
  const names = (files: readonly { fileName: string }[]) =>
    files.map(({ fileName }) => fileName.replace('assets/', '')).sort();
  expect(names(first)).toEqual([
    'drawing-1.js',
    'first-1.js',
    'index.html',
    'inter-1.woff2',
    'page.html',
    'runtime-1.js',
    'style-1.css',
  ]);
  expect(names(later)).toEqual(['View3d-1.js', 'lightWorker-1.js', 'tables-1.js']);
});
