import type { DemoArticle } from '../article.ts';
import { addedByHand } from './addedByHand.ts';
import { grids } from './bindings/grids.ts';
import { linears } from './bindings/linears.ts';
import { pendants } from './bindings/pendants.ts';
import { spotlights } from './bindings/spotlights.ts';
import { connections } from './connections.ts';
import { gateways } from './gateways.ts';
import { parts } from './parts.ts';
import { powers } from './powers.ts';
import { systems } from './systems.ts';

export const microArticles: readonly DemoArticle[] = [
  ...connections,
  ...systems,
  ...gateways,
  ...powers,
  ...spotlights,
  ...grids,
  ...linears,
  ...pendants,
  ...parts,
  ...addedByHand,
];
