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
  collection: 'accessories',
  table: DEFAULT_PART_TABLES.standard,
  families: [
    { mounting: 'surface', priceFactor: 1 },
    { mounting: 'suspended', priceFactor: 1.1 },
    { mounting: 'recessed', priceFactor: 1.2 },
  ],
  name: '',
});

export const standardArticles: readonly DemoArticle[] = [
  ...connections,
  ...systems,
  ...gateways,
  ...powers,
  ...bindings,
  ...parts,
  ...addedByHand,
];
