import type { DemoArticle } from '../article.ts';
import { addedByHand } from './addedByHand.ts';
import { downlights } from './bindings/downlights.ts';
import { globes } from './bindings/globes.ts';
import { linears } from './bindings/linears.ts';
import { pendants } from './bindings/pendants.ts';
import { spotlights } from './bindings/spotlights.ts';
import { wallWashers } from './bindings/wallWashers.ts';
import { connections } from './connections.ts';
import { gateways } from './gateways.ts';
import { parts } from './parts.ts';
import { powers } from './powers.ts';
import { systems } from './systems.ts';

export const standardArticles: readonly DemoArticle[] = [
  ...connections,
  ...systems,
  ...gateways,
  ...powers,
  ...spotlights,
  ...linears,
  ...pendants,
  ...wallWashers,
  ...downlights,
  ...globes,
  ...parts,
  ...addedByHand,
];
