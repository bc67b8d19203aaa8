import { DEFAULT_PART_TABLES } from '@lumitor/domain/parts/defaultPartTable';
import { partsOf } from '../part.ts';

export const parts = partsOf({
  collection: 'accessories',
  table: DEFAULT_PART_TABLES.standard,
  families: [
    { mounting: 'surface', priceFactor: 1 },
    { mounting: 'suspended', priceFactor: 1.1 },
    { mounting: 'recessed', priceFactor: 1.2 },
  ],
  name: '',
});
