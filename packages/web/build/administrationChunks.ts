import type { Rolldown } from 'vite';

/**
 * Library of controls in one chunk, as all pages of the administration use most of it (0173). It imports no
 * other chunk of the administration: chunks that import each other may run in the wrong order.
 */
export const administrationChunks: Rolldown.CodeSplittingGroup = {
  name: 'mui',
  test: /\/node_modules\/@(?:mui|emotion)\//,
  includeDependenciesRecursively: false,
};
