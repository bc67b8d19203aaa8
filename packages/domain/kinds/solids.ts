import { obstacleSolids } from './obstacle/solids.ts';
import type { KindSolids } from './solid.ts';

const SOLIDS: readonly KindSolids[] = [obstacleSolids];

/** Solids of all kinds; `namesOf` has their names in the same order. */
export const solidsOf: KindSolids = (around) => SOLIDS.flatMap((solids) => solids(around));
