import type { Plugin } from 'vite';

/** Imports chunks plainly: Vite would wrap each import in what waits for sheets and preloads, and there are none. */
export function plainImports(): Plugin {
  return {
    name: 'lumitor-plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
