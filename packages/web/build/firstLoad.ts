import { join } from 'node:path';
import { minify } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';

const STARTS = ['app/main.tsx', 'configurator/Configurator.tsx'];
const DRAWING = /\/web\/configurator\//;
/** Loads once the drawing is ready. */
const WORK = 'configurator/work.ts';
/** Shared chunks; a module of several belongs to the first match. */
const SHARED: readonly [string, RegExp][] = [
  ['common', /\/web\/(app|start|shell|projects|login|legal)\//],
  ['order', /\/web\/(download|enquiry)\//],
  ['shop', /\/web\/admin\//],
];
const WITH_DRAWING = /\/web\/(configurator|sharing|summary)\//;

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

function importedBy(starts: Iterable<string>, graph: Graph): Set<string> {
  const all = new Set(starts);
  for (const each of all)
    for (const imported of graph.getModuleInfo(each)?.importedIds ?? []) all.add(imported);
  return all;
}

function fetchedBy(starts: Iterable<string>, graph: Graph): { from: string; id: string }[] {
  const all = new Set(starts);
  const fetched: { from: string; id: string }[] = [];
  for (const from of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(from) ?? {};
    for (const id of [...importedIds, ...dynamicallyImportedIds]) all.add(id);
    fetched.push(...dynamicallyImportedIds.map((id) => ({ from, id })));
  }
  return fetched;
}

/**
 * Chunk of each module. Later assignments win, so that the first load precedes shared screens, and these
 * precede deferred modules.
 */
function chunksOf(root: string, graph: Graph): Map<string, string> {
  const needed = importedBy(
    STARTS.map((path) => join(root, path)),
    graph,
  );
  const screenOf = (id: string) => SHARED.find(([, folders]) => folders.test(id))?.[0];
  const fetched = fetchedBy(needed, graph).filter(({ id }) => !WITH_DRAWING.test(id));
  const chunks = new Map<string, string>();
  for (const id of importedBy([join(root, WORK)], graph)) chunks.set(id, 'work');
  for (const [name] of SHARED.toReversed()) {
    const starts = fetched.filter(({ from, id }) => (screenOf(id) ?? screenOf(from)) === name);
    for (const id of importedBy(
      starts.map(({ id }) => id),
      graph,
    ))
      if (chunks.has(id)) chunks.set(id, name);
  }
  for (const id of needed) chunks.set(id, DRAWING.test(id) ? 'drawing' : 'first');
  return chunks;
}

/** Start and drawing in two chunks, deferred modules in a third (0107). */
export function drawingChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let chunks: Map<string, string> | undefined;
  return [
    {
      debugName: 'drawing',
      // Imports are in the same or a more shared chunk: no cycles.
      includeDependenciesRecursively: false,
      name(id, graph) {
        chunks ??= chunksOf(root, graph);
        return chunks.get(id) ?? null;
      },
    },
  ];
}

/** A second minifier saves 1 kB. */
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

const STAND_INS: readonly [RegExp, string][] = [
  [/^\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
  // Route patterns of the router's <Route>; `paths.ts` defines the addresses here.
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
