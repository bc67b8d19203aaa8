import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import type { DemoArticle } from '../article.ts';
import { partsOf } from '../part.ts';
import { addedByHand } from './addedByHand.ts';
import { bindings } from './bindings.ts';
import { connections } from './connections.ts';
import { gateways } from './gateways.ts';
import { powers } from './powers.ts';
import { systems } from './systems.ts';

const parts = partsOf({
  collection: 'microAccessories',
  table: DEFAULT_PART_TABLES.micro,
  families: [
    { mounting: 'surface', priceFactor: 0.85 },
    { mounting: 'recessed', priceFactor: 1 },
  ],
  name: ' Micro',
});

export const microArticles: readonly DemoArticle[] = [
  ...connections,
  ...systems,
  ...gateways,
  ...powers,
  ...bindings,
  ...parts,
  ...addedByHand,
];
