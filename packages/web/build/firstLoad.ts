import { dirname, join } from 'node:path';
import { minify } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';

/** Where a visit begins, and what is loaded once a line is chosen: all else follows from what these import. */
const BEGINS = ['app/main.tsx', 'configurator/Configurator.tsx'];
/** The drawing's screens: the start does without them. */
const DRAWING = /\/web\/configurator\//;
/** What code of the first load fetches as soon as the drawing is there (`ui/later.tsx`). */
const PUT_OFF = /\b(?:later|loadLater)\([^;]*?import\(\s*["']([^"']+)["']/g;
/** Chunks of what the drawing shares with other screens, by the folders of these. What several of them need is in the first. */
const SHARED: readonly [string, RegExp][] = [
  ['common', /\/web\/(app|start|shell|projects|login|legal)\//],
  ['order', /\/web\/(download|enquiry)\//],
  ['shop', /\/web\/admin\//],
];
/** These show the drawing themselves. */
const WITH_DRAWING = /\/web\/(configurator|sharing|summary)\//;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** All that modules import, however far away. */
function importedBy(begins: Iterable<string>, graph: Graph): Set<string> {
  const all = new Set(begins);
  for (const each of all)
    for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) all.add(imported);
  return all;
}

/** The modules that code fetches when it is asked to, each with the module that asks. */
function fetchedBy(begins: Iterable<string>, graph: Graph): { from: string; id: string }[] {
  const all = new Set(begins);
  const fetched: { from: string; id: string }[] = [];
  for (const from of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
    for (const id of [...importedIds, ...dynamicallyImportedIds]) all.add(id);
    fetched.push(...dynamicallyImportedIds.map((id) => ({ from, id })));
  }
  return fetched;
}

/** Which chunk a module is in; the others are parted by who imports them. */
function chunksOf(root: string, graph: Graph): Map<string, string> {
  const needed = importedBy(
    BEGINS.map((path) => join(root, path)),
    graph,
  );
  const putOff = [...needed].flatMap((id) =>
    [...(graph.getModuleInfo(id)?.code ?? '').matchAll(PUT_OFF)].map(([, path = '']) =>
      join(dirname(id), path),
    ),
  );
  if (putOff.length === 0)
    throw new Error('Nothing is put off until the drawing is there. See PUT_OFF in build/firstLoad.ts.');
  const screenOf = (id: string) => SHARED.find(([, folders]) => folders.test(id))?.[0];
  const fetched = fetchedBy(needed, graph).filter(({ id }) => !WITH_DRAWING.test(id));
  const chunks = new Map<string, string>();
  for (const id of importedBy(putOff, graph)) chunks.set(id, 'work');
  for (const [name] of SHARED.toReversed()) {
    const begins = fetched.filter(({ from, id }) => (screenOf(id) ?? screenOf(from)) === name);
    for (const id of importedBy(
      begins.map((one) => one.id),
      graph,
    ))
      if (chunks.has(id)) chunks.set(id, name);
  }
  for (const id of needed) chunks.set(id, DRAWING.test(id) ? 'drawing' : 'first');
  return chunks;
}

/**
 * All that the first price needs, as two chunks: what the start needs too, and the drawing. What is put off until the
 * drawing is there is one more, but for what other screens need too (0107). Hundreds of small files would be asked for
 * one by one, and compress apart.
 * @param root folder of the web app
 */
export function drawingChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let chunks: Map<string, string> | undefined;
  return [
    {
      debugName: 'drawing',
      // Each module says its own chunk. What a chunk imports is in itself or in one that is needed in more places, so
      // that none import each other.
      includeDependenciesRecursively: false,
      name(id, graph) {
        chunks ??= chunksOf(root, graph);
        return chunks.get(id) ?? null;
      },
    },
  ];
}

/** Minifies the chunks of the first load once more: a second minifier finds 1 kB that the build's own leaves. */
export function smallestFirstLoad(): Plugin {
  return {
    name: 'lumitor-smallest-first-load',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !['first', 'drawing'].includes(file.name)) continue;
          const options = { module: true, compress: { passes: 2 }, mangle: { toplevel: true } } as const;
          file.code = (await minify(file.code, options)).code;
        }
      },
    },
  };
}

/** Modules that the first load would bring for nothing, by the ends of their ids, and what stands for each. */
const STAND_INS: readonly [RegExp, string][] = [
  // Would wrap each import of a chunk in what waits for sheets and preloads, and there are none.
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
  // Reads the patterns of the router's <Route>: here `paths.ts` says what an address is.
  [/\/node_modules\/regexparam\//, 'export const parse = () => ({ keys: [], pattern: /$^/ });'],
];

export function standIns(): Plugin {
  return {
    name: 'lumitor-stand-ins',
    enforce: 'pre',
    load: {
      filter: { id: STAND_INS.map(([id]) => id) },
      handler: (id) => STAND_INS.find(([ids]) => ids.test(id))?.[1],
    },
  };
}
