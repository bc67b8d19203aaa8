import type { Plugin } from 'vite';

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
