import { join } from 'node:path';
import { minify } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';

/** Where a visit begins, and what is loaded once a line is chosen: all else follows from what these import. */
const BEGINS = ['app/main.tsx', 'configurator/Configurator.tsx'];
/** The drawing's screens: the start does without them. */
const DRAWING = /\/web\/configurator\//;

/**
 * All that the first price needs, as two chunks: what the start needs too, and the drawing. A dozen small files for what
 * they share with others would compress apart.
 * @param root folder of the web app
 */
export function firstLoad(root: string): Rolldown.CodeSplittingGroup[] {
  let needed: Set<string> | undefined;
  const chunk = (chunkName: string, priority: number, isOfIt: (id: string) => boolean) => ({
    priority,
    name(id: string, chunking: Rolldown.ChunkingContext) {
      if (!needed) {
        needed = new Set(BEGINS.map((path) => join(root, path)));
        for (const each of needed)
          for (const imported of chunking.getModuleInfo(each)?.importedIds ?? []) needed.add(imported);
      }
      return needed.has(id) && isOfIt(id) ? chunkName : null;
    },
  });
  return [chunk('first', 2, (id) => !DRAWING.test(id)), chunk('drawing', 1, (id) => DRAWING.test(id))];
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
