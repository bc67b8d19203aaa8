import type { DemoArticle } from '../article.ts';
import { addedByHand } from './addedByHand.ts';
import { bindings } from './bindings.ts';
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
  ...bindings,
  ...parts,
  ...addedByHand,
];
