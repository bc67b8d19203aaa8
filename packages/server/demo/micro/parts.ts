import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { partsOf } from '../part.ts';

export const parts = partsOf({
  collection: 'microAccessories',
  table: DEFAULT_PART_TABLES.micro,
  families: [
    { mounting: 'surface', priceFactor: 0.85 },
    { mounting: 'recessed', priceFactor: 1 },
  ],
  name: ' Micro',
});
