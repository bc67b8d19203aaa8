import { join } from 'node:path';
import type { Rolldown } from 'vite';

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
